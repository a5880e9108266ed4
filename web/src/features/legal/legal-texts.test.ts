import { legalKinds, legalVersions } from '@zaojie/contract/legal/legal-versions';
import { expect, test } from 'vitest';
import { legalTexts } from './legal-texts.ts';

test('every version that people were asked to agree to can be read', () => {
  for (const kind of legalKinds) {
    const numbers = legalVersions[kind].map(({ version }) => String(version));
    expect(Object.keys(legalTexts[kind])).toEqual(numbers);
    for (const sections of Object.values(legalTexts[kind])) expect(sections.length).toBeGreaterThan(4);
  }
});
