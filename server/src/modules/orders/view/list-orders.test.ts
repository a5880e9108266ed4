import type { EndpointOutput } from '@zaojie/contract/endpoint';
import type { listOrders } from '@zaojie/contract/orders/order.endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { Person } from '../../../../test/test-people.ts';
import { createPair, detailOf, orderIn, post, startOrder, type Pair } from '../order-test-rig.ts';

let app: TestApp;
let pair: Pair;
beforeAll(async () => {
  app = await startTestApp();
  pair = await createPair(app);
});
afterAll(() => app.close());

type Page = EndpointOutput<typeof listOrders>;
async function list(who: Person, query = ''): Promise<Page> {
  const answer = await app.get(`/order/list?${query}`, { token: who.token });
  return answer.data as unknown as Page;
}

test('mine first, then what others do, then what is over; tabs count, and what waits is told apart', async () => {
  const over = await orderIn(app, pair, 'cancelled');
  const theirs = await orderIn(app, pair, 'pending_confirm');
  const mine = await startOrder(app, pair, { title: '山鬼' });
  const page = await list(pair.client);
  expect(page.data.map(({ id, group }) => [id, group])).toEqual([
    [mine, 'mine'],
    [theirs, 'waiting'],
    [over, 'ended'],
  ]);
  expect(page.data[0]).toMatchObject({
    now: {
      whose: 'me',
      action: 'payDeposit',
      action_label: '去支付定金',
      consequence: '到期未付，订单自动取消',
    },
    can: { payDeposit: true, confirm: false },
  });
  expect(page.tabs.map(({ key, count, waiting }) => [key, count, waiting])).toEqual([
    ['all', 3, 1],
    ['pending_deposit', 1, 1],
    ['pending_confirm', 1, 0],
    ['in_progress', 0, 0],
    ['delivered', 0, 0],
    ['revision', 0, 0],
    ['dispute', 0, 0],
    ['completed', 0, 0],
    ['closed', 1, 0],
  ]);
  expect(page.waiting).toEqual({ buyer: 1, seller: 0, total: 1 });
  expect((await list(pair.creator, 'side=seller')).waiting).toEqual({ buyer: 0, seller: 1, total: 1 });
  expect((await list(pair.client, 'keyword=山鬼')).data.map(({ id }) => id)).toEqual([mine]);
  expect((await list(pair.client, `keyword=${pair.creator.username}`)).total).toBe(3);
  expect((await list(pair.client, `keyword=${page.data[1]?.orderNo}`)).data.map(({ id }) => id)).toEqual([
    theirs,
  ]);
  expect((await list(pair.client, 'keyword=100%25')).total).toBe(0);
  const first = await list(pair.client, 'per_page=2');
  const rest = await list(pair.client, `per_page=2&cursor=${first.next_cursor}`);
  expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual([mine, theirs, over]);
  expect(await app.get('/order/waiting', { token: pair.client.token })).toMatchObject({
    data: {
      total: 1,
      first: { id: mine, title: page.data[0]?.title, status_label: page.data[0]?.status_label },
    },
  });
});

test('the list is two statements, the page of an order one', async () => {
  const id = await startOrder(app, pair);
  const count = async (work: () => Promise<unknown>) => {
    app.queries.length = 0;
    await work();
    return app.queries.filter((text) => /orders|order_|upload_previews/.test(text)).length;
  };
  expect(await count(() => list(pair.client))).toBe(2);
  expect(await count(() => detailOf(app, pair.client, id))).toBe(1);
});

test('originals stay the creator’s until the work is accepted', async () => {
  const id = await orderIn(app, pair, 'in_progress');
  const form = [
    '--b',
    'content-disposition: form-data; name="order_id"',
    '',
    String(id),
    '--b',
    'content-disposition: form-data; name="file"; filename="成稿.txt"',
    'content-type: text/plain',
    '',
    '最后一稿',
    '--b--',
    '',
  ].join('\r\n');
  const send = (who: Person) =>
    app.post('/order/upload', form, {
      token: who.token,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
  expect(await send(pair.client)).toMatchObject({ code: 2402 });
  const file = await send(pair.creator);
  expect(file).toMatchObject({ code: 1, data: { name: '成稿.txt', size: 12, is_locked: false } });
  const fileId = file.data['id'] as number;
  const address = (who: Person) => app.get(`/order/file?id=${fileId}`, { token: who.token });
  expect(await address(pair.client)).toMatchObject({ code: 2436 });
  await post(app, pair.client, 'payBalance', { order_id: id });
  await post(app, pair.creator, 'updateProgress', { order_id: id, progress: 100, progress_desc: '' });
  expect(await address(pair.client)).toMatchObject({ code: 2441 });
  expect((await detailOf(app, pair.client, id)).deliveries[0]?.files[0]).toMatchObject({
    url: null,
    is_locked: true,
  });
  expect(await post(app, pair.creator, 'removeFile', { order_id: id, file_id: fileId })).toMatchObject({
    code: 2401,
  });
  await post(app, pair.client, 'acceptResult', { order_id: id, action: 'accept' });
  const { url } = (await address(pair.client)).data as { url: string };
  expect((await app.app.inject({ url })).payload).toBe('最后一稿');
  const { licence } = await detailOf(app, pair.client, id);
  expect(await app.get(`/licence/${licence?.code}`)).toMatchObject({
    data: {
      files: [{ name: '成稿.txt', size: 12, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string }],
    },
  });
});
