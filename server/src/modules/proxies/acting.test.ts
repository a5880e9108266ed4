import { allEndpoints } from '@zaojie/contract/api';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo, bountyFormFor, createBounty } from '../../../test/test-bounties.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAdmin, createPerson } from '../../../test/test-people.ts';
import { detailOf, inMs, orderIn, recharge } from '../orders/order-test-rig.ts';
import { acting, actsOf, authorise, createTwo, own } from './proxy-test-rig.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const confirmation = (id: number) => ({
  order_id: id,
  schedule_start_time: inMs(app, 0),
  schedule_end_time: inMs(app, 9 * DAY_MS),
});

test('what is published for another is theirs, and shows both names', async () => {
  const two = await createTwo(app);
  await authorise(app, two, ['bounties', 'posts']);
  const published = await app.post('/bounty/publish', bountyFormFor(app), acting(two));
  expect(published).toMatchObject({ code: 1 });
  const bountyId = Number(published.data['id']);
  const bounty = (await app.get(`/bounty/detail?id=${bountyId}`)).data;
  expect(bounty).toMatchObject({
    agent_name: two.agent.username,
    publisher_info: { id: two.principal.id },
  });
  const note = await app.post('/bounty/append', { id: bountyId, content: '再加一只猫' }, acting(two));
  expect(note.code).toBe(1);
  const post = await app.post('/posts/add', { title: '代发', content: '<p>雨停了</p>' }, acting(two));
  const shown = (await app.get(`/posts/detail?id=${Number(post.data['id'])}`)).data;
  expect(shown).toMatchObject({ agent_name: two.agent.username, user_id: two.principal.id });
  const acts = [
    { deed: '发布帖子', scope: 'posts', subject: 'post', subject_id: post.data['id'] },
    { deed: '补充约稿说明', scope: 'bounties', subject: 'bounty', subject_id: bountyId },
    { deed: '发布约稿', scope: 'bounties', subject: 'bounty', subject_id: bountyId },
  ].map((act) => ({
    ...act,
    principal: { id: two.principal.id },
    agent: { id: two.agent.id, nickname: two.agent.username },
  }));
  expect(await actsOf(app, two.principal, 'given')).toMatchObject(acts);
  expect(await actsOf(app, two.agent, 'taken')).toMatchObject(acts);
  expect(await actsOf(app, two.agent, 'given')).toEqual([]);
  const alone = await createBounty(app, two.principal);
  expect((await app.get(`/bounty/detail?id=${alone}`)).data).toMatchObject({ agent_name: '' });
});

test('an order is moved on, never its money; the timeline says who did it for whom', async () => {
  const two = await createTwo(app);
  const client = await createPerson(app);
  await recharge(app, client.id, 1_000_000);
  await authorise(app, two, ['orders']);
  const id = await orderIn(app, { client, creator: two.principal }, 'pending_confirm');
  expect(await app.get(`/order/detail?id=${id}`, acting(two))).toMatchObject({
    code: 1,
    data: { role: 'creator' },
  });
  expect(await app.post('/order/confirm', confirmation(id), acting(two))).toMatchObject({ code: 1 });
  const { timeline } = await detailOf(app, client, id);
  const last = (timeline satisfies OrderDetail['timeline']).at(-1);
  expect(last).toMatchObject({
    kind: 'confirmed',
    actor: 'creator',
    actor_name: two.principal.username,
    agent_name: two.agent.username,
  });
  expect(timeline[0]).toMatchObject({ agent_name: '' });
  for (const step of [
    'leave',
    'cancel',
    'refundRespond',
    'change',
    'endUnpaid',
    'payDeposit',
    'acceptResult',
  ])
    expect(await app.post(`/order/${step}`, { order_id: id }, acting(two))).toMatchObject({ code: 3012 });
  expect(await actsOf(app, two.principal, 'given')).toMatchObject([{ deed: '确认排期', subject_id: id }]);
});

test('nobody acts for one side and is the other', async () => {
  const two = await createTwo(app);
  await recharge(app, two.agent.id, 1_000_000);
  await authorise(app, two, ['orders', 'bounties']);
  const id = await orderIn(app, { client: two.agent, creator: two.principal }, 'pending_confirm');
  expect(await app.get(`/order/detail?id=${id}`, acting(two))).toMatchObject({ code: 3013 });
  expect(await app.post('/order/confirm', confirmation(id), acting(two))).toMatchObject({ code: 3013 });
  const bountyId = await createBounty(app, two.principal);
  const application = await applyTo(app, two.agent, bountyId);
  const accept = { id: Number(application.data['id']), action: 'accept' };
  expect(await app.post('/bounty/manageapplication', accept, acting(two))).toMatchObject({ code: 3013 });
});

test('outside of the scope, what nobody may, and without a mandate: each has its sentence', async () => {
  const two = await createTwo(app);
  await authorise(app, two, ['posts']);
  const refused = await app.post('/bounty/publish', bountyFormFor(app), acting(two));
  expect(refused).toMatchObject({ code: 3011, msg: '对方没有把「约稿管理」交给你代理，不能进行此操作' });
  for (const path of [
    '/wallet/index',
    '/user/contacts',
    '/message/sessions',
    '/user/sessions',
    '/user/blacklist',
  ])
    expect(await app.get(path, acting(two))).toMatchObject({ code: 3012 });
  const password = { old_password: 'abcd1234', password: 'abcd12345', password_confirm: 'abcd12345' };
  for (const path of ['/user/change-password', '/user/deletion', '/wallet/withdraw', '/message/send'])
    expect(await app.post(path, password, acting(two))).toMatchObject({ code: 3012 });
  const stranger = { principal: await createPerson(app), agent: two.agent };
  expect(await app.get('/posts/drafts', acting(stranger))).toMatchObject({ code: 3010 });
  const rubbish = { token: two.agent.token, headers: { 'x-act-for': 'everybody' } };
  expect(await app.get('/posts/drafts', rubbish)).toMatchObject({ code: 1000 });
  expect(await actsOf(app, two.principal, 'given')).toEqual([]);
});

test('what concerns oneself and what everybody may read stays one’s own', async () => {
  const two = await createTwo(app);
  await authorise(app, two, ['posts']);
  expect((await app.get('/user/index', acting(two))).data).toMatchObject({ id: two.agent.id });
  expect(await app.get('/bounty/index', acting(two))).toMatchObject({ code: 1 });
  const bountyId = await createBounty(app, two.principal);
  const seen = await app.get(`/bounty/detail?id=${bountyId}`, acting(two));
  expect(seen).toMatchObject({ code: 1, data: { application_counts: null } });
  const visitor = { headers: { 'x-act-for': String(two.principal.id) } };
  expect(await app.get(`/bounty/detail?id=${bountyId}`, visitor)).toMatchObject({ code: 1 });
  expect((await own(app, two.agent)).taken).toHaveLength(1);
});

test('the rights of an administrator are in nobody’s hands', async () => {
  const admin = await createAdmin(app);
  const agent = await createPerson(app);
  await authorise(app, { principal: admin, agent }, ['posts', 'orders']);
  expect(await app.get('/admin/people', acting({ principal: admin, agent }))).toMatchObject({ code: 1003 });
});

test('repeated with its key it is done and written down once, and the key is the agent’s', async () => {
  const two = await createTwo(app);
  await authorise(app, two, ['posts']);
  const { token, headers } = acting(two);
  const keyed = { token, headers: { ...headers, 'idempotency-key': 'once' } };
  const body = { title: '一次', content: '<p>只有一篇</p>' };
  const first = await app.post('/posts/add', body, keyed);
  expect((await app.post('/posts/add', body, keyed)).raw).toBe(first.raw);
  expect(await actsOf(app, two.principal, 'given')).toHaveLength(1);
  const asOneself = { token, headers: { 'idempotency-key': 'once' } };
  expect(await app.post('/posts/add', body, asOneself)).toMatchObject({ code: 1009 });
  const principals = { token: two.principal.token, headers: { 'idempotency-key': 'once' } };
  expect((await app.post('/posts/add', body, principals)).data['id']).not.toBe(first.data['id']);
});

test('taken back while something is done, either both happen or neither', async () => {
  const two = await createTwo(app);
  const id = await authorise(app, two, ['posts']);
  const post = (n: number) =>
    app.post('/posts/add', { title: `第 ${n} 篇`, content: '<p>雨</p>' }, acting(two));
  const [revoked, ...posts] = await Promise.all([
    app.post('/proxy/revoke', { id }, { token: two.principal.token }),
    ...[1, 2, 3, 4, 5].map(post),
  ]);
  expect(revoked.code).toBe(1);
  const done = posts.filter(({ code }) => code === 1);
  expect(posts.filter(({ code }) => code !== 1).every(({ code }) => code === 3010)).toBe(true);
  expect(await actsOf(app, two.principal, 'given')).toHaveLength(done.length);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from posts where user_id = ${two.principal.id}`.execute(app.db);
  expect(rows[0]?.count).toBe(done.length);
});

test('an act stays as it was written', async () => {
  await expect(sql`update proxy_acts set deed = ''`.execute(app.db)).rejects.toThrow('append-only');
  await expect(sql`delete from proxy_acts`.execute(app.db)).rejects.toThrow('append-only');
});

test('what writes has a name in the list of acts, and money is in no scope', () => {
  const given = allEndpoints.flatMap(({ method, path, actFor }) =>
    actFor === null || actFor === 'self' ? [] : [{ name: `${method} ${path}`, method, path, ...actFor }],
  );
  const quiet = given.filter(({ method, deed }) => method !== 'GET' && deed === null).map(({ path }) => path);
  expect(quiet.toSorted()).toEqual([
    '/common/upload',
    '/posts/drafts/save',
    '/profile/works/upload',
    '/upload/begin',
    '/upload/cancel/{id}',
    '/upload/finish/{id}',
    '/upload/piece/{id}',
  ]);
  expect(given.filter(({ method, deed }) => method === 'GET' && deed !== null)).toEqual([]);
  const never =
    /^\/(wallet|user|wxauth|verification|message|admin|proxy|sanction)\b|pay|refund|withdraw|accept/i;
  expect(given.filter(({ path }) => never.test(path)).map(({ name }) => name)).toEqual([]);
});
