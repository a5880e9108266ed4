import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAdmin } from '../../../test/test-people.ts';
import { runOrderTimers } from './steps/order-timers.ts';
import {
  createPair,
  detailOf,
  faultsOfLedger,
  inMs,
  orderIn,
  post,
  startOrder,
  walletOf,
  type Pair,
} from './order-test-rig.ts';

let app: TestApp;
let pair: Pair;
beforeAll(async () => {
  app = await startTestApp();
  pair = await createPair(app);
});
afterAll(() => app.close());

const successes = (answers: readonly { code: number }[]) => answers.filter(({ code }) => code === 1).length;
const DAY_MS = 86_400_000;

test('fifty times the deposit: paid once', async () => {
  const id = await startOrder(app, pair);
  const before = await walletOf(app, pair.client);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => post(app, pair.client, 'payDeposit', { order_id: id })),
  );
  expect(successes(answers)).toBe(1);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([1, 2401]));
  expect(answers.find(({ code }) => code === 2401)).toMatchObject({
    msg: '订单待确认，不能进行此操作',
    data: { status: 'pending_confirm', order_id: id },
  });
  expect(before - (await walletOf(app, pair.client))).toBe(20_000);
  expect(await faultsOfLedger(app)).toEqual([]);
});

test('the same key is the same payment', async () => {
  const id = await startOrder(app, pair);
  const pay = () =>
    app.post(
      '/order/payDeposit',
      { order_id: id },
      { token: pair.client.token, headers: { 'idempotency-key': `pay-${id}` } },
    );
  const answers = await Promise.all([pay(), pay(), pay()]);
  expect(new Set(answers.map(({ raw }) => raw)).size).toBe(1);
  expect(successes(answers)).toBe(3);
});

test('accepted, refunded or disputed: one of them', async () => {
  for (let round = 0; round < 3; round++) {
    const id = await orderIn(app, pair, 'delivered');
    const order = { order_id: id };
    const refund = { ...order, reason: 'other', amount: 1000, description: '与约定的画风相差太远了' };
    await Promise.all([
      post(app, pair.client, 'acceptResult', { ...order, action: 'accept' }),
      post(app, pair.client, 'refund', refund),
      post(app, pair.creator, 'dispute', { ...order, reason: '不验收', evidence: '' }),
    ]);
    const { status, money } = await detailOf(app, pair.client, id);
    // What is refunding may still be disputed; nothing else leads on.
    expect(['completed', 'refunding', 'disputing']).toContain(status);
    expect(money.escrow + money.frozen + money.released + money.fee + money.refunded).toBe(1000);
  }
  expect(await faultsOfLedger(app)).toEqual([]);
});

test('cancelled or confirmed', async () => {
  const id = await orderIn(app, pair, 'pending_confirm');
  const times = { schedule_start_time: inMs(app, 0), schedule_end_time: inMs(app, DAY_MS) };
  const answers = await Promise.all([
    post(app, pair.client, 'cancel', { id }),
    post(app, pair.creator, 'confirm', { order_id: id, ...times }),
  ]);
  expect(successes(answers)).toBe(1);
  expect(await faultsOfLedger(app)).toEqual([]);
});

test('two rulings: the second finds it ruled', async () => {
  const admin = await createAdmin(app);
  const id = await orderIn(app, pair, 'disputing');
  const dispute = (await detailOf(app, pair.client, id)).dispute?.id;
  const rule = (amount: number) =>
    app.post(
      '/admin/ruling',
      { dispute_id: dispute, client_amount: amount, reason: '各有道理', cited: ['timeline-1'] },
      { token: admin.token },
    );
  const answers = await Promise.all([rule(0), rule(1000), rule(333.33)]);
  expect(successes(answers)).toBe(1);
  const { money } = await detailOf(app, pair.client, id);
  expect(Math.round((money.refunded + money.released + money.fee) * 100)).toBe(100_000);
  expect(await faultsOfLedger(app)).toEqual([]);
});

test('the clock and a click: accepted once, whoever was first', async () => {
  const id = await orderIn(app, pair, 'delivered');
  const before = await walletOf(app, pair.creator);
  app.passSeconds(8 * 86_400);
  await Promise.all([
    runOrderTimers(app.services, id),
    runOrderTimers(app.services, id),
    post(app, pair.client, 'acceptResult', { order_id: id, action: 'accept' }),
    post(app, pair.client, 'acceptResult', { order_id: id, action: 'reject', reason: '太暗' }),
  ]);
  const { status } = await detailOf(app, pair.client, id);
  const gained = (await walletOf(app, pair.creator)) - before;
  expect([status, gained]).toEqual(status === 'completed' ? ['completed', 95_000] : ['revision', 0]);
  expect(await faultsOfLedger(app)).toEqual([]);
});
