import { deliveryErrors } from '@zaojie/contract/orders/order.errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createPost } from '../../../test/test-posts.ts';
import { detailOf, inMs, post, recharge } from '../orders/order-test-rig.ts';
import { addService, serviceForm } from '../storefronts/storefront-test-rig.ts';

let app: TestApp;
let client: Person;
beforeAll(async () => {
  app = await startTestApp();
  client = await createPerson(app);
});
afterAll(() => app.close());

const options = [
  { name: '半身', price_difference: 0 },
  { name: '全身', price_difference: 500, days: 20 },
];
const addons = [
  { name: '加急', kind: 'percent', amount: 50 },
  { name: '源文件', kind: 'fixed', amount: 99.9 },
];

async function offer(change: object = {}) {
  const creator = await createPerson(app);
  const serviceId = await addService(app, creator, {
    options,
    addons,
    deposit_percent: 30,
    revisions: 5,
    ...change,
  });
  const { data } = await app.get(`/profile/service?user_id=${creator.id}`, { token: client.token });
  const [service] = (
    data as unknown as { services: { options: { id: number }[]; addons: { id: number }[] }[] }
  ).services;
  const option_id = service?.options[1]?.id;
  const addon_ids = service?.addons.map(({ id }) => id) ?? [];
  return { creator, serviceId, chosen: { service_id: serviceId, option_id, addon_ids } };
}

const book = (who: Person, form: object) =>
  app.post('/order/create', { brief: '雨夜的竹林', ...form }, { token: who.token });

test('what is quoted is what is frozen in the order, whatever the service becomes', async () => {
  const { creator, chosen } = await offer();
  const quoted = await app.post('/order/quote', chosen);
  // 800 + 500, half of it again, and 99.9.
  expect(quoted).toMatchObject({
    code: 1,
    data: { price: 2049.9, deposit: 614.97, balance: 1434.93, days: 20, revisions: 5, can: { book: true } },
  });
  expect(await book(client, { ...chosen, price: 2000 })).toMatchObject({
    code: 2448,
    msg: '价格已变为 ¥2049.90，请确认后再提交',
  });
  const booked = await book(client, { ...chosen, price: 2049.9, usage: 'commercial' });
  expect(booked).toMatchObject({
    code: 1,
    msg: '申请成功！请等待画师回复',
    data: {
      status: 'pending_deposit',
      title: '书籍封面',
      final_price: 2049.9,
      orderNo: expect.stringMatching(/^ZJ\d{18}$/) as string,
      terms: {
        usage: 'commercial',
        revisions_included: 5,
        lines: [{ label: '书籍封面 · 全身', amount: 1300 }, {}, {}],
      },
    },
  });
  expect(await book(creator, chosen)).toMatchObject({ code: 2431 });
  expect(await book(client, { ...chosen, option_id: 99 })).toMatchObject({ code: 2432 });
  expect(await book(client, { ...chosen, option_id: null })).toMatchObject({ code: 2432 });
});

test('an add-on brings its revisions into the order, and the client may reject that often', async () => {
  const more = { name: '多改', kind: 'fixed', amount: 150, extra_revisions: 1 };
  const once = { revisions: 1, options: [], addons: [more, { ...more, name: '随便改', extra_revisions: 2 }] };
  const { creator, serviceId, chosen } = await offer(once);
  const [first = 0, second = 0] = chosen.addon_ids;
  const quote = (addon_ids: number[]) => app.post('/order/quote', { service_id: serviceId, addon_ids });
  expect(await quote([])).toMatchObject({ data: { revisions: 1, price: 800 } });
  expect(await quote([first])).toMatchObject({ data: { revisions: 2, price: 950 } });
  expect(await quote([second, first])).toMatchObject({ data: { revisions: 4, price: 1100 } });
  const booked = await book(client, { service_id: serviceId, addon_ids: [second] });
  expect(booked).toMatchObject({
    data: { terms: { revisions_included: 3, lines: [{}, { label: '随便改', amount: 150 }] } },
  });
  // What was sold stays, whatever the service brings later.
  const poorer = { ...serviceForm(once), id: serviceId, addons: [] };
  expect(await app.post('/profile/services/edit', poorer, { token: creator.token })).toMatchObject({
    code: 1,
  });

  const order = { order_id: booked.data['id'] as number };
  await recharge(app, client.id, 200_000);
  await post(app, client, 'payDeposit', order);
  const week = { schedule_start_time: inMs(app, 0), schedule_end_time: inMs(app, 7 * 86_400_000) };
  await post(app, creator, 'confirm', { ...order, ...week });
  await post(app, client, 'payBalance', order);
  const reject = () => post(app, client, 'acceptResult', { ...order, action: 'reject', reason: '太暗' });
  for (const left of [2, 1, 0]) {
    await post(app, creator, 'updateProgress', { ...order, progress: 100, progress_desc: '完成稿' });
    expect(await reject()).toMatchObject({ code: 1, data: { terms: { revisions_left: left } } });
  }
  await post(app, creator, 'updateProgress', { ...order, progress: 100, progress_desc: '完成稿' });
  expect(await reject()).toMatchObject({ code: deliveryErrors.revisionsUsed.code });
  expect((await detailOf(app, client, order.order_id)).terms).toMatchObject({ revisions_used: 3 });
});

test('the last seat is given away once, and comes back when the order is cancelled', async () => {
  const { creator, chosen } = await offer();
  await app.post('/profile/schedule/save', { seats: 2 }, { token: creator.token });
  const answers = await Promise.all(Array.from({ length: 6 }, () => book(client, chosen)));
  expect(answers.map(({ code }) => code).sort((one, other) => one - other)).toEqual([
    1, 1, 2430, 2430, 2430, 2430,
  ]);
  await app.deliver();
  expect(await app.get(`/profile/service?user_id=${creator.id}`)).toMatchObject({
    data: { commission_status: 'off', free_seats: 0 },
  });
  const id = answers.find(({ code }) => code === 1)?.data['id'];
  await app.post('/order/cancel', { id }, { token: client.token });
  expect(await book(client, chosen)).toMatchObject({ code: 1 });
});

test('nobody books from whoever takes no orders or keeps them away', async () => {
  const { creator, chosen } = await offer();
  await app.post('/profile/storefront/save', { is_accepting: false }, { token: creator.token });
  expect(await book(client, chosen)).toMatchObject({ code: 2429 });
  await app.post('/profile/storefront/save', { is_accepting: true }, { token: creator.token });
  await app.post('/user/block', { user_id: client.id }, { token: creator.token });
  expect(await book(client, chosen)).toMatchObject({ code: 2433 });
});

test('约同款 names a work of the creator, and nobody else’s', async () => {
  const { creator, chosen } = await offer();
  const [theirs, foreign] = [await createPost(app, creator), await createPost(app, client)];
  expect(await book(client, { ...chosen, post_id: theirs })).toMatchObject({
    code: 1,
    data: { terms: { post_id: theirs } },
  });
  expect(await book(client, { ...chosen, post_id: foreign })).toMatchObject({
    data: { terms: { post_id: null } },
  });
  expect(await book(client, { ...chosen, post_id: 999_999 })).toMatchObject({
    data: { terms: { post_id: null } },
  });
});
