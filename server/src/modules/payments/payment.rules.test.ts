import { expect, test } from 'vitest';
import { untried, walk } from '../../frame/state-machine/walk-test-rig.ts';
import { nextAskAt, paymentTable } from './payment.rules.ts';

const fixtures = paymentTable.states.map((state) => ({ subject: { state } }));

test('what is paid stays paid, what is over can still be paid, and only by the provider’s word', () => {
  expect(untried(paymentTable, fixtures)).toEqual([]);
  const allowed = walk(paymentTable, fixtures).filter(({ expected }) => expected.isAllowed);
  expect(allowed.map(({ title }) => title)).toEqual([
    'opening: open by system → pending',
    'opening: pay by provider → paid',
    'opening: fail by provider → failed',
    'opening: fail by system → failed',
    'opening: close by provider → closed',
    'opening: close by system → closed',
    'pending: pay by provider → paid',
    'pending: fail by provider → failed',
    'pending: fail by system → failed',
    'pending: close by provider → closed',
    'pending: close by system → closed',
    'failed: pay by provider → paid',
    'closed: pay by provider → paid',
  ]);
});

test.each([
  ['long before the end', 0, 5],
  ['shortly before the end', 27, 30],
  ['at the end', 30, 35],
  ['after it', 90, 95],
])('asked next, %s: minute %i → %i', (_name, now, next) => {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 5, 4, minute));
  expect(nextAskAt({ expiresAt: at(30), now: at(now) })).toEqual(at(next));
});
