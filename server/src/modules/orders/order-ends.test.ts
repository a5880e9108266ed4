import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAdmin, signIn } from '../../../test/test-people.ts';
import {
  createPair,
  detailOf,
  faultsOfLedger,
  inMs,
  orderIn,
  passHours,
  post,
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

const DAY_MS = 86_400_000;
const refundForm = { reason: 'quality_issue', amount: 300, description: '与约定的画风相差太远了' };

test.each([
  [{ ...refundForm, reason: '' }, '请选择退款原因'],
  [{ ...refundForm, description: '太短   ' }, '请填写至少10个字的退款说明'],
  [{ ...refundForm, description: undefined, evidence: '也太短' }, '请填写至少10个字的退款说明'],
  [{ ...refundForm, amount: 0 }, '退款金额不能低于¥0.01'],
  [{ ...refundForm, amount: -1 }, '退款金额不能低于¥0.01'],
  [{ ...refundForm, amount: 1000.01 }, '退款金额不能超过托管中的 ¥1000.00'],
  [{ ...refundForm, amount: 10_000_000.01 }, '退款金额不能超过托管中的 ¥1000.00'],
  [{ ...refundForm, images: ['/files/images/aa/nobody.webp'] }, '图片上传失败，请重试'],
  [
    { ...refundForm, images: Array.from({ length: 6 }, (_, i) => `/files/a/${i}.webp`) },
    '最多只能上传5张图片',
  ],
])('a refund that is refused: %j', async (form, msg) => {
  const id = await orderIn(app, pair, 'delivered');
  expect(await post(app, pair.client, 'refund', { order_id: id, ...form })).toMatchObject({ msg });
  expect((await detailOf(app, pair.client, id)).status).toBe('delivered');
});

test('refused, it goes on with what was left of the time; agreed, each gets their part', async () => {
  const id = await orderIn(app, pair, 'delivered');
  const order = { order_id: id };
  await passHours(app, 6 * 24 + 12);
  // Words in `evidence` are the description.
  const { description: evidence, ...plain } = refundForm;
  expect(await post(app, pair.client, 'refund', { ...order, ...plain, evidence })).toMatchObject({
    code: 1,
    data: {
      status: 'refunding',
      money: { frozen: 300, escrow: 700 },
      refund: { description: evidence, split: { client: 300, creator: 665, fee: 35 } },
    },
  });
  expect(await post(app, pair.client, 'refundRespond', { ...order, action: 'agree' })).toMatchObject({
    code: 2402,
  });
  await passHours(app, 24);
  const refused = await post(app, pair.creator, 'refundRespond', {
    ...order,
    action: 'refuse',
    reason: '按约定画的',
  });
  expect(refused).toMatchObject({ code: 1, data: { status: 'delivered', refund: { status: 'refused' } } });
  // Twelve hours were left, a day is the least.
  await passHours(app, 23);
  expect((await detailOf(app, pair.client, id)).status).toBe('delivered');
  await post(app, pair.client, 'refund', { ...order, ...refundForm });
  const before = await walletOf(app, pair.client);
  expect(await post(app, pair.creator, 'refundRespond', { ...order, action: 'agree' })).toMatchObject({
    data: { status: 'completed', is_partly_refunded: true, money: { refunded: 300, released: 665, fee: 35 } },
  });
  expect((await walletOf(app, pair.client)) - before).toBe(30_000);
  expect(await faultsOfLedger(app)).toEqual([]);
});

test('a refund of everything ends as refunded, without a licence', async () => {
  const id = await orderIn(app, pair, 'delivered');
  await post(app, pair.client, 'refund', { order_id: id, ...refundForm, amount: 1000 });
  expect(await post(app, pair.creator, 'refundRespond', { order_id: id, action: 'agree' })).toMatchObject({
    data: { status: 'refunded', is_partly_refunded: false, licence: null },
  });
});

test('the creator leaves before a delivery, never after one', async () => {
  const [begun, delivered] = [await orderIn(app, pair, 'in_progress'), await orderIn(app, pair, 'revision')];
  expect(await post(app, pair.creator, 'leave', { order_id: begun })).toMatchObject({
    data: { status: 'refunded', money: { refunded: 200 } },
  });
  expect(await post(app, pair.creator, 'leave', { order_id: delivered })).toMatchObject({ code: 2409 });
});

test('late by a day or silent for a week: the client may go, but not before', async () => {
  const id = await orderIn(app, pair, 'in_progress');
  expect(await post(app, pair.client, 'cancel', { id })).toMatchObject({ code: 2408 });
  expect(await post(app, pair.client, 'remind', { order_id: id })).toMatchObject({ code: 1 });
  expect(await post(app, pair.client, 'remind', { order_id: id })).toMatchObject({ code: 2424 });
  await passHours(app, 7 * 24);
  expect(await detailOf(app, pair.client, id)).toMatchObject({
    can: { cancel: true },
    now: { sentence: '已经 7 天没有动静，可以催稿、等对方申请延期，或无责取消' },
    heartbeat: {
      silent_days: 7,
      free_cancel_words: '已经 7 天没有动静，你现在可以无责取消，托管的钱全部退回',
    },
    cancel_note: '托管的全部退回，不影响你的信用记录。',
  });
  await post(app, pair.client, 'remind', { order_id: id });
  expect(await detailOf(app, pair.client, id)).toMatchObject({
    now: { action: 'cancel', sentence: '已经 7 天没有动静，可以等对方申请延期，或无责取消' },
  });
  await post(app, pair.creator, 'updateProgress', { order_id: id, progress: 10, progress_desc: '还在' });
  expect(await post(app, pair.client, 'cancel', { id })).toMatchObject({ code: 2408 });
  await passHours(app, 4 * 24 + 1);
  expect(await post(app, pair.client, 'cancel', { id })).toMatchObject({
    code: 1,
    data: { status: 'refunded', money: { refunded: 200 } },
  });
});

test('a balance that never comes: the clocks stand still, then the deposit is the creator’s', async () => {
  const id = await orderIn(app, pair, 'in_progress');
  await post(app, pair.creator, 'updateProgress', { order_id: id, progress: 50, progress_desc: '过半' });
  expect(await post(app, pair.creator, 'endUnpaid', { order_id: id })).toMatchObject({ code: 2410 });
  await passHours(app, 20 * 24);
  expect(await detailOf(app, pair.client, id)).toMatchObject({ is_overdue: false, can: { cancel: false } });
  expect(await post(app, pair.creator, 'endUnpaid', { order_id: id })).toMatchObject({
    data: { status: 'completed', money: { released: 190, fee: 10 }, licence: null },
  });
  expect(await faultsOfLedger(app)).toEqual([]);
});

test('an extension: asked, answered or lapsed', async () => {
  const id = await orderIn(app, pair, 'in_progress');
  const order = { order_id: id };
  const ask = (days: number) =>
    post(app, pair.creator, 'extend', {
      ...order,
      schedule_end_time: inMs(app, days * DAY_MS),
      reason: '手伤了',
    });
  expect(await ask(5)).toMatchObject({ code: 2418 });
  expect(await ask(20)).toMatchObject({
    code: 1,
    data: { extension: { reason: '手伤了' }, now: { whose: 'other' } },
  });
  expect(await ask(21)).toMatchObject({ code: 2416 });
  await passHours(app, 49);
  expect(await detailOf(app, pair.creator, id)).toMatchObject({ extension: null, now: { whose: 'me' } });
  const again = await ask(30);
  const end = (again.data as unknown as { extension: { schedule_end_time: string } }).extension
    .schedule_end_time;
  expect(await post(app, pair.client, 'extendRespond', { ...order, action: 'agree' })).toMatchObject({
    data: { schedule_end_time: end },
  });
  expect(await post(app, pair.client, 'extendRespond', { ...order, action: 'agree' })).toMatchObject({
    code: 2417,
  });
});

test('a change: more is paid, less comes back', async () => {
  const id = await orderIn(app, pair, 'delivered');
  const order = { order_id: id };
  expect(await post(app, pair.creator, 'change', { ...order })).toMatchObject({ code: 2422 });
  await post(app, pair.creator, 'change', { ...order, price: 1200, scope: '加一只猫', extra_revisions: 1 });
  expect(await post(app, pair.creator, 'changeRespond', { ...order, action: 'agree' })).toMatchObject({
    code: 2421,
  });
  expect(await post(app, pair.client, 'changeRespond', { ...order, action: 'agree' })).toMatchObject({
    data: { final_price: 1200, money: { escrow: 1200 }, terms: { revisions_included: 4 } },
  });
  await post(app, pair.client, 'change', { ...order, price: 900, scope: '不要猫了' });
  expect(await post(app, pair.creator, 'changeRespond', { ...order, action: 'agree' })).toMatchObject({
    data: { final_price: 900, money: { escrow: 900, refunded: 300 } },
  });
  expect(await post(app, pair.client, 'acceptResult', { ...order, action: 'accept' })).toMatchObject({
    data: { money: { released: 855, fee: 45 } },
  });
  expect(await faultsOfLedger(app)).toEqual([]);
});

test('a dispute: frozen, both are heard, the ruling splits to the fen and is told to both', async () => {
  const admin = await createAdmin(app);
  const { client, creator } = pair;
  const id = await orderIn(app, pair, 'refunding');
  const opened = await post(app, creator, 'dispute', {
    order_id: id,
    reason: '按约定画的',
    evidence: '草稿都确认过',
  });
  expect(opened).toMatchObject({
    data: { status: 'disputing', money: { frozen: 1000, escrow: 0 }, refund: { status: 'disputed' } },
  });
  expect(await post(app, client, 'statement', { order_id: id, content: '没有确认过' })).toMatchObject({
    data: { dispute: { statements: [{ by: 'creator', content: '草稿都确认过' }, { by: 'client' }] } },
  });
  const pack = await app.get(`/order/evidence?order_id=${id}`, { token: client.token });
  expect((pack.data['timeline'] as unknown[]).length).toBeGreaterThan(4);
  expect((pack.data['payments'] as unknown[]).length).toBeGreaterThan(2);
  expect(await app.get('/admin/disputes', { token: client.token })).toMatchObject({ code: 1003 });
  const queue = await app.get('/admin/disputes', { token: admin.token });
  const [first] = queue.data['data'] as { id: number; is_overdue: boolean }[];
  await passHours(app, 73);
  expect(await post(app, client, 'statement', { order_id: id, content: '还有' })).toMatchObject({
    code: 2442,
  });
  await passHours(app, 50);
  const late = await app.get('/admin/disputes', { token: admin.token });
  expect(late.data).toMatchObject({ overdue: 1, data: [{ id: first?.id, is_overdue: true }] });
  const rule = (amount: number) =>
    app.post(
      '/admin/ruling',
      {
        dispute_id: first?.id,
        client_amount: amount,
        reason: '草稿确认过，但成稿偏离',
        cited: ['timeline-1'],
      },
      { token: admin.token },
    );
  for (const amount of [1000.01, 10_000_000.01]) {
    expect(await rule(amount)).toMatchObject({ code: 2444, msg: '退给客户的金额不能超过托管的 ¥1000.00' });
  }
  expect(await rule(333.33)).toMatchObject({ code: 1, data: { order: { status: 'completed' } } });
  expect(await detailOf(app, client, id)).toMatchObject({
    is_partly_refunded: true,
    money: { refunded: 333.33, released: 633.34, fee: 33.33 },
    dispute: { status: 'ruled', ruling: { reason: '草稿确认过，但成稿偏离' } },
  });
  await app.deliver();
  for (const { token } of [client, creator]) {
    const notices = await app.get('/message/notifications?type=system', { token });
    expect(notices.raw).toContain('裁决理由：草稿确认过，但成稿偏离');
  }
  expect(await faultsOfLedger(app)).toEqual([]);
});

test('a review that nobody answers opens after a week, and is answered once', async () => {
  const id = await orderIn(app, pair, 'completed');
  await post(app, pair.client, 'review', { order_id: id, rating: 4, content: '不错' });
  await passHours(app, 6 * 24);
  expect((await detailOf(app, pair.creator, id)).reviews.theirs).toBeNull();
  await passHours(app, 25);
  const review = (await detailOf(app, pair.creator, id)).reviews.theirs;
  expect(review).toMatchObject({ rating: 4, can: { reply: true } });
  const reply = () => post(app, pair.creator, 'reviewReply', { review_id: review?.id, content: '谢谢' });
  expect(await reply()).toMatchObject({ code: 1 });
  expect(await reply()).toMatchObject({ code: 2427 });
  await passHours(app, 30 * 24);
  // Nobody stays signed in for so long.
  for (const person of [pair.client, pair.creator]) person.token = await signIn(app, person.username);
  expect(await post(app, pair.creator, 'review', { order_id: id, rating: 5, content: '晚了' })).toMatchObject(
    {
      code: 2426,
    },
  );
});

test('a licence is read by anybody, and names who wishes to be named', async () => {
  const id = await orderIn(app, pair, 'completed');
  const code = (await detailOf(app, pair.client, id)).licence?.code ?? '';
  expect(await app.get(`/licence/${code.toLowerCase()}`)).toMatchObject({
    data: { title: '竹林', client_name: pair.client.username, revoked_at: null },
  });
  await post(app, pair.client, 'licenceName', { code, is_named: 0 });
  expect(await app.get(`/licence/${code}`)).toMatchObject({ data: { client_name: null } });
  expect(await app.get('/licence/ZJ-2222-2222-2222')).toMatchObject({ code: 2447 });
  const mine = await app.get('/order/licences', { token: pair.creator.token });
  expect((mine.data['data'] as { code: string }[]).map((each) => each.code)).toContain(code);
});

test('a ruling may take the licence back; its page says since when and why', async () => {
  const admin = await createAdmin(app);
  const id = await orderIn(app, pair, 'disputing');
  const dispute = (await detailOf(app, pair.client, id)).dispute?.id;
  const ruling = {
    dispute_id: dispute,
    client_amount: 500,
    reason: '素材来自他人作品',
    cited: ['timeline-1'],
  };
  expect(
    await app.post('/admin/ruling', { ...ruling, revoke_licence: 1 }, { token: admin.token }),
  ).toMatchObject({ code: 1 });
  const { licence, timeline } = await detailOf(app, pair.client, id);
  expect(timeline.map(({ kind }) => kind)).toContain('licence_revoked');
  expect(await app.get(`/licence/${licence?.code}`)).toMatchObject({
    data: { revoked_at: expect.any(String) as string, revoked_reason: '素材来自他人作品' },
  });
  const other = await orderIn(app, pair, 'disputing');
  const plain = (await detailOf(app, pair.client, other)).dispute?.id;
  await app.post('/admin/ruling', { ...ruling, dispute_id: plain }, { token: admin.token });
  expect((await detailOf(app, pair.client, other)).licence).toMatchObject({ revoked_at: null });
});
