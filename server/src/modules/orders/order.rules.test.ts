import { expect, test } from 'vitest';
import { untried, walk } from '../../frame/state-machine/walk-test-rig.ts';
import { orderTable } from './order.rules.ts';

const due = new Date('2026-03-02T00:00:00Z');
const at = (state: 'pending_deposit' | 'cancelled', now: Date) => ({
  subject: { state, depositDueAt: due, now },
});
const fixtures = [
  at('pending_deposit', new Date(due.getTime() - 1)),
  at('pending_deposit', due),
  at('cancelled', due),
];

test('an unpaid order lapses when its time is over, once, by nobody but the clock', () => {
  expect(untried(orderTable, fixtures)).toEqual([]);
  const allowed = walk(orderTable, fixtures).filter(({ expected }) => expected.isAllowed);
  expect(allowed.map(({ title }) => title)).toEqual(['pending_deposit: lapse by system → cancelled']);
});
