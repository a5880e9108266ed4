import type { ProxyScope } from '@zaojie/contract/proxies/proxy-words';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDueJobs } from '../../../test/test-bounties.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { acting, actsOf, ask, authorise, createTwo, own, type Two } from './proxy-test-rig.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DAY = 86_400;
type Edit = { id: number; scopes?: readonly ProxyScope[]; days?: number };
const edit = ({ token }: Person, body: Edit) => app.post('/proxy/edit', body, { token });
const given = async ({ principal }: Two) => (await own(app, principal)).given[0];
const noticesOf = async ({ token }: Person) => {
  await app.deliver();
  return (await app.get('/message/notifications?type=system', { token })).raw;
};
const mayPost = async (two: Two) => (await app.get('/posts/drafts', acting(two))).code;
const mayWork = async (two: Two) => (await app.get('/profile/works', acting(two))).code;

test('scope and end are changed in place: it holds at once, both read it, both are told', async () => {
  const two = await createTwo(app);
  const id = await authorise(app, two, ['posts']);
  expect(await given(two)).toMatchObject({ days_left: 7, can: { edit: true } });
  expect((await own(app, two.agent)).taken[0]?.can.edit).toBe(false);
  expect([await mayPost(two), await mayWork(two)]).toEqual([1, 3011]);
  const changed = await edit(two.principal, { id, scopes: ['works', 'works'], days: 30 });
  expect(changed).toMatchObject({ code: 1, msg: '已修改，立即生效' });
  expect(await given(two)).toMatchObject({ id, state: 'active', scopes: [{ name: 'works' }], days_left: 30 });
  expect([await mayPost(two), await mayWork(two)]).toEqual([3011, 1]);
  const [read] = await actsOf(app, two.principal, 'given');
  expect(read).toMatchObject({
    by: 'principal',
    deed: '修改授权',
    scope: null,
    scope_label: '',
    subject: null,
    principal: { id: two.principal.id },
    agent: { id: two.agent.id },
  });
  expect(read?.detail).toMatch(/^增加作品与橱窗；去掉发布内容；期限改至 \d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(await actsOf(app, two.agent, 'taken')).toEqual([read]);
  const told = await noticesOf(two.agent);
  expect(told).toContain(`${two.principal.username} 修改了给你的代理授权`);
  expect(told).toContain('增加作品与橱窗；去掉发布内容');
  expect(await noticesOf(two.principal)).toContain(`你修改了给 ${two.agent.username} 的代理授权`);
});

test('where nothing becomes different nothing happens, however the days are said', async () => {
  const two = await createTwo(app);
  const id = await authorise(app, two, ['works', 'posts']);
  const before = await given(two);
  for (const days of [undefined, 7]) {
    const scopes = ['posts', 'works'] as const;
    const answer = await edit(two.principal, { id, scopes, ...(days !== undefined && { days }) });
    expect(answer).toMatchObject({ code: 1, msg: '没有改动' });
  }
  expect(await given(two)).toEqual(before);
  expect(await actsOf(app, two.principal, 'given')).toEqual([]);
  expect(await noticesOf(two.agent)).not.toContain('修改了');
});

test('the days alone, and the scope alone', async () => {
  const two = await createTwo(app);
  const id = await authorise(app, two, ['posts']);
  const before = await given(two);
  await edit(two.principal, { id, scopes: ['posts', 'orders'] });
  expect(await given(two)).toMatchObject({ expires_at: before?.expires_at });
  await edit(two.principal, { id, scopes: ['posts', 'orders'], days: 365 });
  expect((await actsOf(app, two.agent, 'taken')).map(({ detail }) => detail.replace(/ .*/, ''))).toEqual([
    '期限改至',
    '增加订单进度',
  ]);
});

test('it ends on its new day, be that later or earlier, and both are told once', async () => {
  const [later, earlier] = [await createTwo(app), await createTwo(app)];
  const laterId = await authorise(app, later, ['posts']);
  const earlierId = await authorise(app, earlier, ['posts']);
  await edit(later.principal, { id: laterId, scopes: ['posts'], days: 20 });
  await edit(earlier.principal, { id: earlierId, scopes: ['posts'], days: 1 });
  app.passSeconds(DAY + 60);
  await runDueJobs(app);
  expect((await given(earlier))?.state).toBe('expired');
  expect([await mayPost(later), await mayPost(earlier)]).toEqual([1, 3010]);
  app.passSeconds(9 * DAY);
  await runDueJobs(app);
  expect([(await given(later))?.state, await mayPost(later)]).toEqual(['active', 1]);
  app.passSeconds(10 * DAY);
  await runDueJobs(app);
  expect((await given(later))?.state).toBe('expired');
  await app.deliver();
  const { data } = await app.get('/message/notifications?type=system', { token: later.agent.token });
  const ended = (data['data'] as object[]).filter((notice) =>
    JSON.stringify(notice).includes('给你的代理授权已到期'),
  );
  expect(ended).toHaveLength(1);
});

test('what waits for an answer can be changed too, and is accepted as it then stands', async () => {
  const two = await createTwo(app);
  await ask(app, two, ['posts']);
  const id = (await given(two))?.id ?? 0;
  expect(await edit(two.principal, { id, scopes: ['works'] })).toMatchObject({ msg: '已修改，等对方接受' });
  await app.post('/proxy/answer', { id, accept: true }, { token: two.agent.token });
  expect([await mayPost(two), await mayWork(two)]).toEqual([3011, 1]);
});

test('not by the agent, nor a stranger, nor once it has ended or its day has passed', async () => {
  const two = await createTwo(app);
  const id = await authorise(app, two, ['posts']);
  const scopes = ['orders'] as const;
  for (const person of [two.agent, await createPerson(app)])
    expect(await edit(person, { id, scopes })).toMatchObject({ code: 3014 });
  expect(await edit(two.principal, { id: 999_999, scopes })).toMatchObject({ code: 3014 });
  await app.post('/proxy/revoke', { id }, { token: two.principal.token });
  expect(await edit(two.principal, { id, scopes, days: 9 })).toMatchObject({ code: 3021 });
  expect(await given(two)).toMatchObject({ state: 'revoked', days_left: 0, can: { edit: false } });
  const late = await createTwo(app);
  const lateId = await authorise(app, late, ['posts']);
  app.passSeconds(8 * DAY);
  expect(await edit(late.principal, { id: lateId, scopes, days: 9 })).toMatchObject({ code: 3022 });
  expect((await given(late))?.can.edit).toBe(false);
  expect(await actsOf(app, late.principal, 'given')).toEqual([]);
});

test.each([
  ['no scope', { scopes: [] }, '请至少选择一项授权范围'],
  ['a scope there is not', { scopes: ['wallet'] }, '授权范围不存在'],
  ['no day', { scopes: ['posts'], days: 0 }, '期限请填 1 到 365 天'],
  ['a day too many', { scopes: ['posts'], days: 366 }, '期限请填 1 到 365 天'],
])('%s is refused with a sentence', async (_name, change, msg) => {
  const { token } = await createPerson(app);
  expect(await app.post('/proxy/edit', { id: 1, ...change }, { token })).toMatchObject({ code: 1000, msg });
});

test('changed while it is taken back, it is over, and nothing was changed afterwards', async () => {
  for (let round = 0; round < 5; round++) {
    const two = await createTwo(app);
    const id = await authorise(app, two, ['posts']);
    const [edited, revoked] = await Promise.all([
      edit(two.principal, { id, scopes: ['posts', 'works'], days: 90 }),
      app.post('/proxy/revoke', { id }, { token: two.principal.token }),
    ]);
    expect(revoked.code).toBe(1);
    expect([1, 3021]).toContain(edited.code);
    expect((await given(two))?.state).toBe('revoked');
    expect([await mayPost(two), await mayWork(two)]).toEqual([3010, 3010]);
    expect(await actsOf(app, two.principal, 'given')).toHaveLength(edited.code === 1 ? 1 : 0);
    // Its day, though moved, ends nothing a second time.
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from graphile_worker.jobs where key = ${`expire-proxy:${id}`}`.execute(
      app.db,
    );
    expect(rows[0]?.count).toBe(0);
  }
});

test('narrowed while something is done, either it was done before or it isn’t done', async () => {
  const two = await createTwo(app);
  const id = await authorise(app, two, ['posts', 'works']);
  const post = (n: number) =>
    app.post('/posts/add', { title: `第 ${n} 篇`, content: '<p>雨</p>' }, acting(two));
  const [edited, ...posts] = await Promise.all([
    edit(two.principal, { id, scopes: ['works'] }),
    ...[1, 2, 3, 4, 5].map(post),
  ]);
  expect(edited.code).toBe(1);
  const done = posts.filter(({ code }) => code === 1).length;
  expect(posts.filter(({ code }) => code !== 1).every(({ code }) => code === 3011)).toBe(true);
  // The latest first: what was done stands before the change.
  const acts = await actsOf(app, two.principal, 'given');
  expect(acts.map(({ by }) => by)).toEqual(['principal', ...Array.from({ length: done }, () => 'agent')]);
});
