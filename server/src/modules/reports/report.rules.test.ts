import { expect, test } from 'vitest';
import { untried, walk } from '../../frame/state-machine/walk-test-rig.ts';
import { caseTable, cutTo } from './report.rules.ts';

const fixtures = caseTable.states.flatMap((state) =>
  [true, false].flatMap((isInvolved) =>
    [true, false].flatMap((isRemovable) =>
      [true, false].flatMap((isRestorable) =>
        [true, false].map((isHeld) => ({
          subject: { state, isInvolved, isRemovable, isRestorable, isHeld },
        })),
      ),
    ),
  ),
);

test('an administrator decides once, about others, and takes away only what is there, gives back only what can be', () => {
  expect(untried(caseTable, fixtures)).toEqual([]);
  const allowed = walk(caseTable, fixtures).filter(({ expected }) => expected.isAllowed);
  expect(new Set(allowed.map(({ title }) => title))).toEqual(
    new Set([
      'open: dismiss by admin → dismissed',
      'open: warn by admin → upheld',
      'open: remove by admin → upheld',
      'upheld: undo by admin → undone',
    ]),
  );
  expect(allowed.some(({ fixture }) => fixture.subject.isInvolved)).toBe(false);
  expect(
    allowed.some(
      ({ move, fixture }) => move === 'remove' && !fixture.subject.isRemovable && !fixture.subject.isHeld,
    ),
  ).toBe(false);
  expect(allowed.some(({ move, fixture }) => move === 'undo' && !fixture.subject.isRestorable)).toBe(false);
});

test('what is kept is cut by characters', () => {
  expect(cutTo('山高水长', 4)).toBe('山高水长');
  expect(cutTo('山高水长天', 4)).toBe('山高水…');
});
