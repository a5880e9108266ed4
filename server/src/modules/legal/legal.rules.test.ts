import type { LegalVersion } from '@zaojie/contract/legal/legal-versions';
import { legalKinds, legalVersions } from '@zaojie/contract/legal/legal-versions';
import { expect, test } from 'vitest';
import { latestConsents, pendingOf } from './legal.rules.ts';

const version = (number: number): LegalVersion => ({
  version: number,
  from: `2026-0${number}-01`,
  changes: `第${number}版`,
});
const versions = { terms: [version(1), version(2)], privacy: [version(1)] };

test.each([
  [[], [['terms', null] as const, ['privacy', null] as const]],
  [[{ kind: 'privacy' as const, version: 1 }], [['terms', null] as const]],
  [
    [
      { kind: 'terms' as const, version: 1 },
      { kind: 'privacy' as const, version: 1 },
    ],
    [['terms', 1] as const],
  ],
  [
    [
      { kind: 'terms' as const, version: 2 },
      { kind: 'privacy' as const, version: 1 },
    ],
    [],
  ],
])('after %j is asked for %j', (consents, expected) => {
  const pending = pendingOf(consents, versions);
  expect(pending.map(({ kind, accepted_version: accepted }) => [kind, accepted])).toEqual(expected);
  for (const { kind, version: asked } of pending) expect(asked).toBe(versions[kind].length);
});

test('whoever registers agrees to what is latest, and versions only grow', () => {
  expect(pendingOf(latestConsents())).toEqual([]);
  for (const kind of legalKinds) {
    expect(legalVersions[kind].map((each) => each.version)).toEqual(legalVersions[kind].map((_, i) => i + 1));
    const days = legalVersions[kind].map(({ from }) => from);
    expect(days).toEqual(days.toSorted());
  }
});
