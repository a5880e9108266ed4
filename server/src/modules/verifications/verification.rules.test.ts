import { expect, test } from 'vitest';
import { untried, walk } from '../../frame/state-machine/walk-test-rig.ts';
import { mayRead, verificationTable } from './verification.rules.ts';

const fixtures = verificationTable.states.flatMap((state) => [
  { subject: { state, isOwn: false } },
  { subject: { state, isOwn: true } },
]);

test('an administrator decides about others, once; the owner takes back what waits', () => {
  expect(untried(verificationTable, fixtures)).toEqual([]);
  const allowed = walk(verificationTable, fixtures).filter(({ expected }) => expected.isAllowed);
  expect(new Set(allowed.map(({ title }) => title))).toEqual(
    new Set([
      'pending: accept by admin → accepted',
      'pending: reject by admin → rejected',
      'pending: withdraw by owner → withdrawn',
      'accepted: revoke by admin → revoked',
    ]),
  );
  expect(allowed.some(({ fixture, role }) => fixture.subject.isOwn && role === 'admin')).toBe(false);
});

const admin = { userId: 2, role: 'admin' } as const;

test.each([
  ['its owner', { userId: 1, state: 'rejected', decidedBy: 3 }, { userId: 1, role: 'member' }, true],
  [
    'its owner before handing in',
    { userId: 1, state: null, decidedBy: null },
    { userId: 1, role: 'member' },
    true,
  ],
  ['anybody else', { userId: 1, state: 'pending', decidedBy: null }, { userId: 4, role: 'member' }, false],
  ['an administrator while it waits', { userId: 1, state: 'pending', decidedBy: null }, admin, true],
  ['an administrator before it is handed in', { userId: 1, state: null, decidedBy: null }, admin, false],
  ['who decided', { userId: 1, state: 'accepted', decidedBy: 2 }, admin, true],
  ['another administrator afterwards', { userId: 1, state: 'accepted', decidedBy: 3 }, admin, false],
  [
    'an administrator after it was taken back',
    { userId: 1, state: 'withdrawn', decidedBy: null },
    admin,
    false,
  ],
] as const)('%s', (_, papers, reader, expected) => {
  expect(mayRead(papers, reader)).toBe(expected);
});
