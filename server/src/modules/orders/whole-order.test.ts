import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  createPair,
  detailOf,
  faultsOfLedger,
  inMs,
  orderIn,
  passHours,
  post,
  startOrder,
  walletOf,
} from './order-test-rig.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;

test('from the deposit to both reviews, the creator gets the price less five in a hundred', async () => {
  const pair = await createPair(app);
  const { client, creator } = pair;
  const id = await startOrder(app, pair, { priceFen: 99_999 });
  expect(await post(app, client, 'payDeposit', { order_id: id })).toMatchObject({
    code: 1,
    data: { status: 'pending_confirm', money: { paid: 200, escrow: 200 } },
  });
  const times = { schedule_start_time: inMs(app, -1000), schedule_end_time: inMs(app, 7 * DAY_MS) };
  expect(await post(app, creator, 'confirm', { id, ...times })).toMatchObject({
    code: 1,
    data: { status: 'in_progress', now: { whose: 'me', action: 'updateProgress' } },
  });
  expect(
    await post(app, creator, 'updateProgress', { order_id: id, progress: 60, progress_desc: '线稿' }),
  ).toMatchObject({
    code: 1,
    data: { progress: 60, money: { is_balance_asked: true }, now: { whose: 'other' } },
  });
  expect(
    await post(app, creator, 'updateProgress', { order_id: id, progress: 100, progress_desc: '完成' }),
  ).toMatchObject({
    code: 2405,
  });
  expect(await detailOf(app, client, id)).toMatchObject({ now: { whose: 'me', action: 'payBalance' } });
  expect(await post(app, client, 'payBalance', { order_id: id })).toMatchObject({
    code: 1,
    data: { payment: null },
  });
  expect(
    await post(app, creator, 'updateProgress', { order_id: id, progress: 100, progress_desc: '完成' }),
  ).toMatchObject({
    code: 1,
    data: { status: 'delivered', deliveries: [{ version: 1, description: '完成', state: 'waiting' }] },
  });
  expect(await post(app, client, 'acceptResult', { order_id: id, action: 'reject' })).toMatchObject({
    code: 1000,
  });
  expect(
    await post(app, client, 'acceptResult', { order_id: id, action: 'reject', reason: '太暗' }),
  ).toMatchObject({
    code: 1,
    data: { status: 'revision', progress: 90, terms: { revisions_left: 2 } },
  });
  await post(app, creator, 'updateProgress', { order_id: id, progress: 100, progress_desc: '调亮了' });
  expect(await post(app, client, 'acceptResult', { order_id: id, action: 'accept' })).toMatchObject({
    code: 1,
    data: {
      status: 'completed',
      money: { released: 950, fee: 49.99, escrow: 0 },
      licence: { revoked_at: null },
    },
  });
  expect([await walletOf(app, client), await walletOf(app, creator)]).toEqual([10_000_000 - 99_999, 95_000]);
  expect(await post(app, client, 'review', { order_id: id, rating: 5, content: '很好' })).toMatchObject({
    code: 1,
  });
  expect(await detailOf(app, creator, id)).toMatchObject({
    reviews: { theirs: null, is_theirs_sealed: true },
  });
  expect(await post(app, client, 'review', { order_id: id, rating: 4, content: '再写' })).toMatchObject({
    code: 2425,
  });
  expect(await post(app, creator, 'review', { order_id: id, rating: 5, content: '爽快' })).toMatchObject({
    data: { reviews: { theirs: { rating: 5, content: '很好' } } },
  });
  expect(await faultsOfLedger(app)).toEqual([]);
  await app.deliver();
  expect(await app.get(`/order/reviews?user_id=${creator.id}`)).toMatchObject({ data: { total: 1 } });
});

test('an order that costs nothing needs no money', async () => {
  const pair = await createPair(app, 0);
  const id = await orderIn(app, pair, 'completed', { priceFen: 0 });
  expect(await detailOf(app, pair.client, id)).toMatchObject({ status: 'completed', money: { paid: 0 } });
});

test('too little in the wallet says how much is missing and where to pay it', async () => {
  const pair = await createPair(app, 100);
  const id = await startOrder(app, pair);
  expect(await post(app, pair.client, 'payDeposit', { order_id: id })).toMatchObject({
    code: 2404,
    msg: '可用余额不足，还差 ¥199.00',
    data: { pay_url: `/order/${id}/payment`, missing: 199 },
  });
});

test('what nobody does in time', async () => {
  const pair = await createPair(app);
  const [unpaid, unconfirmed] = [await startOrder(app, pair), await orderIn(app, pair, 'pending_confirm')];
  const delivered = await orderIn(app, pair, 'delivered');
  const refunding = await orderIn(app, pair, 'refunding');
  await passHours(app, 25);
  expect((await detailOf(app, pair.client, unpaid)).status).toBe('cancelled');
  await passHours(app, 48);
  expect((await detailOf(app, pair.client, unconfirmed)).status).toBe('cancelled');
  expect(await detailOf(app, pair.client, refunding)).toMatchObject({
    status: 'completed',
    is_partly_refunded: true,
    labels: ['部分退款'],
    money: { refunded: 500, released: 475, fee: 25 },
  });
  await passHours(app, 100);
  expect(await detailOf(app, pair.client, delivered)).toMatchObject({
    status: 'completed',
    money: { released: 950 },
  });
  const titles = (await detailOf(app, pair.client, delivered)).timeline.map(({ kind }) => kind);
  expect(titles).toContain('accept_reminded');
  expect(titles).toContain('auto_accepted');
  expect(await faultsOfLedger(app)).toEqual([]);
});

test('a foreign order and a missing one look the same', async () => {
  const id = await startOrder(app, await createPair(app));
  const { client } = await createPair(app);
  const [foreign, missing] = [id, 999_999].map((each) =>
    app.get(`/order/detail?id=${each}`, { token: client.token }),
  );
  expect((await foreign)?.raw).toBe((await missing)?.raw);
});
