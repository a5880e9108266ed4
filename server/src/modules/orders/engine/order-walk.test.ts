import { orderStatuses, type OrderStatus } from '@zaojie/contract/orders/order-status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type CallAnswer, type TestApp } from '../../../../test/test-app.ts';
import { createAdmin, createPerson, type Person } from '../../../../test/test-people.ts';
import { decide } from '../../../frame/state-machine/decide.ts';
import { getOrderBalances } from '../../ledger/index.ts';
import { createPair, faultsOfLedger, inMs, orderIn, type Pair } from '../order-test-rig.ts';
import { runOrderTimers } from '../steps/order-timers.ts';
import type { OrderRow } from './order-row.ts';
import { subjectOf } from './order-subject.ts';
import { findOrder } from './order.queries.ts';
import { orderTable, type OrderMove } from './order.rules.ts';

/* Every state × move × role by the calls themselves: what the table allows is done, what it forbids changes nothing. */

let app: TestApp;
let pair: Pair;
/** Each has blocked the other; that changes nothing for an order that lives. */
let apart: Pair;
let stranger: Person;
let blocked: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  [pair, apart] = [await createPair(app, 100_000_000), await createPair(app, 100_000_000)];
  [stranger, blocked, admin] = [await createPerson(app), await createPerson(app), await createAdmin(app)];
  const block = (who: Person, whom: Person) =>
    app.post('/user/block', { user_id: whom.id }, { token: who.token });
  await block(apart.client, apart.creator);
  await block(apart.creator, apart.client);
  await block(pair.client, blocked);
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
type Call = { move: OrderMove; path: string; body: (id: number) => object };
const step = (move: OrderMove, path: string, more: () => object = () => ({})): Call => ({
  move,
  path: `/order/${path}`,
  body: (id) => ({ order_id: id, ...more() }),
});

const calls: readonly Call[] = [
  step('payDeposit', 'payDeposit'),
  step('payBalance', 'payBalance'),
  step('confirm', 'confirm', () => ({
    schedule_start_time: inMs(app, 0),
    schedule_end_time: inMs(app, 9 * DAY_MS),
  })),
  step('cancel', 'cancel', () => ({ reason: '不做了' })),
  step('updateProgress', 'updateProgress', () => ({ progress: 95, progress_desc: '收尾' })),
  step('deliver', 'updateProgress', () => ({ progress: 100, progress_desc: '交付' })),
  step('leave', 'leave'),
  step('endUnpaid', 'endUnpaid'),
  step('extend', 'extend', () => ({ schedule_end_time: inMs(app, 40 * DAY_MS) })),
  step('answerExtension', 'extendRespond', () => ({ action: 'agree' })),
  step('change', 'change', () => ({ scope: '加一只猫' })),
  step('answerChange', 'changeRespond', () => ({ action: 'agree' })),
  step('withdrawChange', 'changeRespond', () => ({ action: 'withdraw' })),
  step('remind', 'remind'),
  step('accept', 'acceptResult', () => ({ action: 'accept' })),
  step('reject', 'acceptResult', () => ({ action: 'reject', reason: '太暗' })),
  step('refund', 'refund', () => ({
    reason: 'other',
    amount: 1,
    description: '与约定的画风相差太远了',
  })),
  step('agreeRefund', 'refundRespond', () => ({ action: 'agree' })),
  step('refuseRefund', 'refundRespond', () => ({ action: 'refuse' })),
  step('dispute', 'dispute', () => ({ reason: '谈不拢', evidence: '' })),
  step('state', 'statement', () => ({ content: '我按约定做了' })),
  step('review', 'review', () => ({ rating: 5, content: '很好' })),
];

const send = (who: Person, { path, body }: Call, id: number): Promise<CallAnswer> =>
  app.post(path, body(id), { token: who.token });

async function rowOf(id: number): Promise<OrderRow> {
  const order = await findOrder(app.db, id);
  if (!order) throw new Error(`order ${id} is gone`);
  return order;
}

/** The order, what was told of it and where the money is. */
async function imprint(id: number): Promise<string> {
  const [order, events, balances] = await Promise.all([
    rowOf(id),
    app.db.selectFrom('order_events').select('id').where('order_id', '=', id).execute(),
    getOrderBalances(app.db, id),
  ]);
  return JSON.stringify([order, events.length, balances]);
}

type Role = 'client' | 'creator';
const roles: readonly Role[] = ['client', 'creator'];

/** What is forbidden is all tried on one order; what is allowed gets an order of its own. */
async function walkState(people: Pair, state: OrderStatus): Promise<{ done: number; refused: number }> {
  const still = await orderIn(app, people, state);
  const before = await imprint(still);
  const tally = { done: 0, refused: 0 };
  for (const call of calls) {
    for (const role of roles) {
      const decision = decide(orderTable, subjectOf(await rowOf(still), app.services.now()), call.move, role);
      const title = `${state}: ${call.move} by ${role}`;
      if (decision.isAllowed) {
        const id = await orderIn(app, people, state);
        const answer = await send(people[role], call, id);
        expect([title, answer.code, answer.msg]).toEqual([title, 1, expect.any(String)]);
        expect([title, (await rowOf(id)).status]).toEqual([title, decision.to]);
        tally.done++;
        continue;
      }
      const answer = await send(people[role], call, still);
      const code = { guard: 0, role: 2402, state: 2401, 'unknown-move': 0 }[decision.why];
      const wanted = decision.why === 'guard' ? decision.reason.code : code;
      expect([title, answer.code]).toEqual([title, wanted]);
      expect([title, answer.data]).toEqual([
        title,
        expect.objectContaining({ order_id: still, status: state }),
      ]);
      tally.refused++;
    }
  }
  expect(await imprint(still)).toBe(before);
  return tally;
}

test.each(orderStatuses)(
  '%s: each side does what the table allows and is refused the rest',
  async (state) => {
    const { done, refused } = await walkState(pair, state);
    expect(done + refused).toBe(calls.length * roles.length);
  },
);

test.each(['pending_confirm', 'delivered', 'refunding'] as const)(
  '%s: two who have blocked each other go on as before',
  async (state) => {
    expect((await walkState(apart, state)).done).toBeGreaterThan(2);
  },
);

describe('whoever has no part in it', () => {
  test.each(orderStatuses)('%s: finds no order, and the clock finds nothing due', async (state) => {
    const id = await orderIn(app, pair, state);
    const before = await imprint(id);
    for (const call of calls) {
      for (const who of [stranger, blocked, admin]) {
        const [there, missing] = [await send(who, call, id), await send(who, call, 999_999)];
        expect([call.move, there.code, there.raw]).toEqual([call.move, 2400, missing.raw]);
      }
    }
    const rule = (who: Person) =>
      app.post(
        '/admin/ruling',
        { dispute_id: 999_999, client_amount: 0, reason: '没有这个案子', cited: ['timeline-1'] },
        { token: who.token },
      );
    expect([(await rule(stranger)).code, (await rule(pair.client)).code, (await rule(admin)).code]).toEqual([
      1003, 1003, 2443,
    ]);
    await runOrderTimers(app.services, id);
    expect(await imprint(id)).toBe(before);
  });
});

test('after all of it every fen is accounted for', async () => {
  expect(await faultsOfLedger(app)).toEqual([]);
});
