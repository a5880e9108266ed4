import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { orderWithPicture, smallPicture, sendOrderFile } from '../orders/order-files.rig.ts';
import { createPair, detailOf, orderIn, post, type Pair } from '../orders/order-test-rig.ts';

let app: TestApp;
let pair: Pair;
beforeAll(async () => {
  app = await startTestApp();
  pair = await createPair(app);
});
afterAll(() => app.close());

const show = (who: Person, order: { orderId: number; fileId: number }, more: object = {}) =>
  post(app, who, 'show', {
    order_id: order.orderId,
    title: '雨夜的竹林',
    content: '第一次画雨。<b>\n谢谢委托',
    file_ids: [order.fileId],
    ...more,
  });

test('a finished work becomes a post with a picture of its own and both names, once for each side', async () => {
  const order = await orderWithPicture(app, pair);
  const answers = await Promise.all([1, 2, 3].map(() => show(pair.creator, order)));
  const done = answers.filter(({ code }) => code === 1);
  expect([done.length, new Set(answers.map(({ code }) => code))]).toEqual([1, new Set([1, 2463])]);
  const postId = done[0]?.data['post_id'] as number;
  const shown = await app.get(`/posts/detail?id=${postId}`);
  expect(shown.data).toMatchObject({
    title: '雨夜的竹林',
    content: '<p>第一次画雨。&lt;b&gt;</p><p>谢谢委托</p>',
    user_id: pair.creator.id,
    media: [{ width: 640, height: 480 }],
    credits: [
      { role: 'creator', id: pair.creator.id },
      { role: 'client', id: pair.client.id },
    ],
  });
  const [picture] = shown.data['media_urls'] as string[];
  expect(picture).toMatch(/^\/files\/images\//);
  expect((await app.app.inject({ url: picture ?? '' })).statusCode).toBe(200);
  const ofClient = (await show(pair.client, order)).data['post_id'] as number;
  // Whoever posted it, the card leads to whoever made it.
  const feed = await app.get('/posts/index?filter=latest');
  const cards = feed.data['data'] as { id: number; user_id: number; maker_id: number }[];
  expect(cards.find(({ id }) => id === ofClient)).toMatchObject({
    user_id: pair.client.id,
    maker_id: pair.creator.id,
  });
  expect((await detailOf(app, pair.creator, order.orderId)).showing).toMatchObject({
    can: { show: false, allow: false },
    mine: postId,
    theirs: expect.any(Number) as number,
  });
  // Taken down, it may be shown again.
  await app.post(`/posts/del/?id=${postId}`, {}, { token: pair.creator.token });
  await app.deliver();
  expect((await show(pair.creator, order)).code).toBe(1);
});

test('not before the client allows it, nor before the day that was agreed on', async () => {
  const never = await orderWithPicture(app, pair, { showFrom: 'never' });
  expect(await show(pair.creator, never)).toMatchObject({ code: 2461, msg: '客户不希望公开这件作品' });
  expect(await detailOf(app, pair.creator, never.orderId)).toMatchObject({
    showing: { can: { show: false }, reason: '客户不希望公开这件作品' },
  });
  const later = await orderWithPicture(app, pair, { showFrom: '2090-01-01' });
  expect(await show(pair.creator, later)).toMatchObject({ code: 2462, msg: '约定2090-01-01起才能公开' });
  const allow = (who: Person) => post(app, who, 'allowShow', { order_id: never.orderId });
  expect(await allow(pair.creator)).toMatchObject({ code: 2402 });
  expect(await allow(pair.client)).toMatchObject({
    code: 1,
    data: { show_from: null, showing: { can: { show: true, allow: false } } },
  });
  expect(await allow(pair.client)).toMatchObject({ code: 1 });
  const { timeline, licence } = await detailOf(app, pair.client, never.orderId);
  expect(timeline.filter(({ kind }) => kind === 'show_allowed')).toHaveLength(1);
  expect(await app.get(`/licence/${licence?.code}`)).toMatchObject({ data: { show_from: null } });
  expect((await show(pair.creator, never)).code).toBe(1);
});

test('only what was delivered, by the two of the order, after its end', async () => {
  const order = await orderWithPicture(app, pair);
  const stranger = await createPerson(app);
  expect(await show(stranger, order)).toMatchObject({ code: 2400 });
  expect(await show(pair.client, order, { file_ids: [999_999] })).toMatchObject({ code: 2464 });
  expect(await show(pair.client, order, { file_ids: [] })).toMatchObject({ msg: '请选择要晒的图片' });
  const begun = await orderIn(app, pair, 'in_progress', { priceFen: 0 });
  const fileId = await sendOrderFile(app, pair.creator, begun, {
    name: '草稿.png',
    bytes: await smallPicture(),
  });
  expect(await show(pair.client, { orderId: begun, fileId })).toMatchObject({ code: 2460 });
});
