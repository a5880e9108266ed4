import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdmin, createPerson, newMobile, PASSWORD, type Person } from '../../../test/test-people.ts';
import { runDueJobs } from '../../../test/test-bounties.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { listTables } from '../../../test/written-tables.ts';
import { createTwoLives, type Marked } from '../../../test/two-lives.ts';
import { createPair, orderIn, passHours, recharge, startOrder } from '../orders/order-test-rig.ts';
import { verifyLedger } from '../ledger/index.ts';
import { eraseAccount } from './erase-account.ts';

let app: TestApp;
let a: Marked;
let b: Marked;
beforeAll(async () => {
  app = await startTestApp();
  ({ a, b } = await createTwoLives(app));
});
afterAll(() => app.close());

const ask = ({ token }: Person, body: object = { password: PASSWORD }) =>
  app.post('/user/deletion', body, { token });
const signIn = (account: string) => app.post('/user/login', { account, password: PASSWORD });
const tokenOf = (answer: { data: Record<string, unknown> }) =>
  (answer.data['userinfo'] as { token: string }).token;
const DAYS = 24;

/** What must stay although somebody wrote it: it belongs to others too, or to whoever moderates. */
const staying: Record<string, string> = {
  'public.orders': 'what two people agreed on',
  'public.order_events': 'what happened to the order',
  'public.feedback': 'without a name',
  'public.reports': 'without a name',
  'public.outbox_events': 'gone after a week',
  'public.event_deliveries': 'gone after a week',
};

async function tablesWith(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await listTables(app.db)) {
    const { rows } = await sql<{ is_there: boolean }>`select exists (
      select from ${sql.table(table)} t where (t.*)::text ~ ${words.join('|')}) as is_there`.execute(app.db);
    if (rows[0]?.is_there) found.push(table);
  }
  return found;
}

test('is refused with the reasons, and nothing changes', async () => {
  const pair = await createPair(app);
  await startOrder(app, pair);
  const held = await ask(pair.client);
  expect(held.code).toBe(2920);
  expect(held.msg).toBe('现在还不能注销：钱包里还有 100000.00 元；还有 1 个订单没有结束，包括仲裁中的');
  const { data } = await app.get('/user/deletion/holds', { token: pair.client.token });
  expect(data['holds']).toHaveLength(2);
  expect((await ask(await createAdmin(app))).msg).toContain('管理员');
  const person = await createPerson(app);
  expect((await ask(person, { password: 'wrong9999' })).code).toBe(2968);
  expect((await app.get('/user/deletion', { token: person.token })).data['is_asked']).toBe(false);
});

test('signs out everywhere, and whoever signs in again keeps the account by one call', async () => {
  const person = await createPerson(app);
  expect((await ask(person)).code).toBe(1);
  expect((await app.get('/user/index', { token: person.token })).status).toBe(401);
  const again = { ...person, token: tokenOf(await signIn(person.username)) };
  expect((await app.get('/user/deletion', { token: again.token })).data['is_asked']).toBe(true);
  expect((await ask(again)).code).toBe(2921);
  expect((await app.post('/user/deletion/keep', {}, { token: again.token })).code).toBe(1);
  expect((await app.post('/user/deletion/keep', {}, { token: again.token })).code).toBe(2922);
  await passHours(app, 16 * DAYS);
  expect((await signIn(person.username)).code).toBe(1);
});

test('by a code for whoever has no password', async () => {
  const person = await createPerson(app);
  const row = { password_hash: null, mobile: newMobile() };
  await app.db.updateTable('users').set(row).where('id', '=', person.id).execute();
  const { token } = person;
  expect((await ask(person, {})).code).toBe(2900);
  const sent = await app.post('/user/proof/send', { by: 'mobile' }, { token });
  const check = { by: 'mobile', code: sent.data['sandbox_code'] };
  const { data } = await app.post('/user/proof/check', check, { token });
  expect((await ask(person, { proof: data['proof'] })).code).toBe(1);
});

test('what comes in during the grace is seen to first', async () => {
  const person = await createPerson(app);
  await ask(person);
  await recharge(app, person.id, 500);
  await passHours(app, 15 * DAYS + 1);
  const { token } = { token: tokenOf(await signIn(person.username)) };
  expect((await app.get('/user/deletion', { token })).data['held_by']).toBe('钱包里还有 5.00 元');
});

test('after the grace nothing says who it was; what others have stays theirs', async () => {
  a.token = tokenOf(await signIn(a.username));
  b.token = tokenOf(await signIn(b.username));
  expect((await ask(a)).code).toBe(1);
  await passHours(app, 14 * DAYS);
  await passHours(app, 2 * DAYS);
  await runDueJobs(app);
  const left = (await tablesWith([a.word, a.mobile, a.email])).filter((table) => !(table in staying));
  expect(left).toEqual([]);

  expect((await signIn(a.username)).code).toBe(1101);
  const viewer = { token: tokenOf(await signIn(b.username)) };
  const posts = await app.get(`/posts/detail?id=${b.postId}`, viewer);
  expect(posts.code).toBe(1);
  const comments = await app.get(`/posts/comments?post_id=${b.postId}`, viewer);
  expect(comments.raw).toContain('这条评论已随账号注销删除');
  expect(comments.raw).toContain('已注销用户');
  expect(comments.raw).toContain('bbbmarkcomment');
  expect((await app.get(`/posts/detail?id=${a.postId}`, viewer)).code).not.toBe(1);
  const order = await app.db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('client_id', '=', a.id)
    .executeTakeFirstOrThrow();
  expect(order.status).toBe('completed');
  const detail = await app.get(`/order/detail?id=${order.id}`, viewer);
  expect(detail.raw).toContain('已注销用户');
  expect((await verifyLedger(app.db)).faults).toEqual([]);
  // Their project is gone, what they asked of others is withdrawn, and what others gathered counts right.
  const programs = await app.db
    .selectFrom('programs')
    .select(['user_id', 'status', 'member_count'])
    .execute();
  expect(programs.toSorted((one, other) => one.user_id - other.user_id)).toEqual([
    { user_id: a.id, status: 'removed', member_count: 0 },
    { user_id: b.id, status: 'published', member_count: 1 },
  ]);
  const applications = await app.db
    .selectFrom('program_applications')
    .select(['user_id', 'status'])
    .execute();
  expect(applications.find((row) => row.user_id === a.id)?.status).toBe('withdrawn');
  const collections = await app.db
    .selectFrom('asset_collections')
    .select(['user_id', 'asset_count'])
    .execute();
  expect(collections).toEqual([{ user_id: b.id, asset_count: 0 }]);
  const search = await app.get(`/search/index?keyword=aaamark`, viewer);
  expect(search.raw).not.toContain('aaamarknick');
});

test('is the same when it was cut off anywhere and run again', async () => {
  const { a: one } = { a: await createPerson(app) };
  await ask(one);
  app.passSeconds(16 * DAYS * 3600);
  const { erasers } = app.services;
  for (const cut of [0, 5, erasers.length - 1]) {
    const half = [...erasers.slice(0, cut), () => Promise.reject(new Error('cut'))];
    await expect(eraseAccount({ ...app.services, erasers: half }, one.id)).rejects.toThrow('cut');
  }
  await Promise.all([eraseAccount(app.services, one.id), eraseAccount(app.services, one.id)]);
  await eraseAccount(app.services, one.id);
  const row = await app.db
    .selectFrom('account_deletions')
    .select('state')
    .where('user_id', '=', one.id)
    .executeTakeFirstOrThrow();
  expect(row.state).toBe('erased');
  const user = await app.db
    .selectFrom('users')
    .select(['username', 'nickname', 'password_hash'])
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow();
  expect(user).toEqual({ username: `deleted_${one.id}`, nickname: '已注销用户', password_hash: null });
});

test('no order is made with somebody who is gone', async () => {
  const pair = await createPair(app, 0);
  await app.db
    .updateTable('users')
    .set({ erased_at: new Date() })
    .where('id', '=', pair.creator.id)
    .execute();
  await expect(startOrder(app, pair)).rejects.toThrow('two people');
  expect(await orderIn(app, await createPair(app), 'pending_deposit')).toBeGreaterThan(0);
});
