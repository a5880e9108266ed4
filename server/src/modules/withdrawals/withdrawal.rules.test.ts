import { expect, test } from 'vitest';
import { untried, walk } from '../../frame/state-machine/walk-test-rig.ts';
import { allowanceOf, nextAskAt, periodsAt, withdrawalTable } from './withdrawal.rules.ts';

const fixtures = withdrawalTable.states.flatMap((state) => [
  { subject: { state, isOwn: false } },
  { subject: { state, isOwn: true } },
]);

test('an administrator decides about others, once; the provider’s word ends it', () => {
  expect(untried(withdrawalTable, fixtures)).toEqual([]);
  const allowed = walk(withdrawalTable, fixtures).filter(({ expected }) => expected.isAllowed);
  expect(new Set(allowed.map(({ title }) => title))).toEqual(
    new Set([
      'pending: approve by admin → approved',
      'pending: reject by admin → rejected',
      'approved: pay by provider → paid',
      'approved: fail by provider → failed',
      'approved: fail by system → failed',
    ]),
  );
  expect(allowed.some(({ fixture, role }) => fixture.subject.isOwn && role === 'admin')).toBe(false);
});

test.each([
  ['2026-03-05T04:00:00Z', '2026-03-04T16:00:00Z', '2026-02-28T16:00:00Z'],
  ['2026-03-05T15:59:59Z', '2026-03-04T16:00:00Z', '2026-02-28T16:00:00Z'],
  ['2026-03-05T16:00:00Z', '2026-03-05T16:00:00Z', '2026-02-28T16:00:00Z'],
  ['2026-02-28T16:00:00Z', '2026-02-28T16:00:00Z', '2026-02-28T16:00:00Z'],
  ['2026-12-31T16:00:00Z', '2026-12-31T16:00:00Z', '2026-12-31T16:00:00Z'],
])('at %s the day began at %s and the month at %s', (now, day, month) => {
  expect(periodsAt(new Date(now))).toEqual({ dayStart: new Date(day), monthStart: new Date(month) });
});

test.each([
  [{ dayCount: 0, dayFen: 0, monthFen: 0 }, false, [3, 10_000_000, 200_000]],
  [{ dayCount: 2, dayFen: 1, monthFen: 199_999 }, false, [1, 9_999_999, 1]],
  [{ dayCount: 4, dayFen: 10_000_001, monthFen: 300_000 }, false, [0, 0, 0]],
  [{ dayCount: 3, dayFen: 5, monthFen: 300_000 }, true, [0, 9_999_995, null]],
])('after %j, verified: %s', (used, isVerified, [count, day, month]) => {
  expect(allowanceOf(used, isVerified)).toEqual({
    leftToday: count,
    leftTodayFen: day,
    leftThisMonthFen: month,
  });
});

test('the provider is asked ever more rarely', () => {
  const after = (seconds: number) => new Date(Date.UTC(2026, 0) + seconds * 1000);
  const wait = (seconds: number) =>
    (nextAskAt(after(0), after(seconds)).getTime() - after(seconds).getTime()) / 1000;
  expect([0, 10, 60, 1800, 3600, 1e6].map(wait)).toEqual([10, 10, 60, 1800, 3600, 3600]);
});
