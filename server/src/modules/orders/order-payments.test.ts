import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { atCashier } from '../payments/payments.rig.ts';
import {
  createPair,
  detailOf,
  faultsOfLedger,
  post,
  startOrder,
  walletOf,
  type Pair,
} from './order-test-rig.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function openCashier({ client }: Pair, id: number) {
  const answer = await post(app, client, 'payDeposit', { order_id: id, method: 'sandbox' });
  const { payment } = answer.data as unknown as { payment: { payment_no: string; pay_url: string } };
  return { no: payment.payment_no, key: new URL(payment.pay_url).searchParams.get('key') ?? '' };
}

test('at a cashier: nothing moves before the provider says so, then the order does, once', async () => {
  const pair = await createPair(app, 0);
  const id = await startOrder(app, pair);
  const opened = await openCashier(pair, id);
  expect((await detailOf(app, pair.client, id)).status).toBe('pending_deposit');
  await atCashier(app, opened, 'paid_twice');
  await app.deliver();
  expect(await detailOf(app, pair.client, id)).toMatchObject({
    status: 'pending_confirm',
    money: { escrow: 200 },
  });
  expect(await walletOf(app, pair.client)).toBe(0);
  expect(await faultsOfLedger(app)).toEqual([]);
});

test('paid after it was cancelled: the money is the payer’s, who is told', async () => {
  const pair = await createPair(app, 0);
  const id = await startOrder(app, pair);
  const opened = await openCashier(pair, id);
  await post(app, pair.creator, 'cancel', { id });
  await atCashier(app, opened, 'paid');
  await app.deliver();
  expect((await detailOf(app, pair.client, id)).status).toBe('cancelled');
  expect(await walletOf(app, pair.client)).toBe(20_000);
  const notices = await app.get('/message/notifications?type=system', { token: pair.client.token });
  expect(notices.raw).toContain('付款已转入钱包余额');
  expect(await faultsOfLedger(app)).toEqual([]);
});
