import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDueJobs } from '../../../test/test-bounties.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAdmin, createPerson, type Person } from '../../../test/test-people.ts';
import { acting, ask, authorise, createTwo, own, type Two } from './proxy-test-rig.ts';
import { eraseProxies } from './proxy.eraser.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DAY = 86_400;
const call = (path: string, { token }: Person, body: object) => app.post(`/proxy/${path}`, body, { token });
const codes = (answers: readonly { code: number }[]) =>
  answers.map(({ code }) => code).toSorted((one, other) => one - other);
const noticesOf = async ({ token }: Person) => {
  await app.deliver();
  return (await app.get('/message/notifications?type=system', { token })).raw;
};
const stateOf = async ({ principal }: Two) => (await own(app, principal)).given[0]?.state;
/** Whether the agent may look at the principal's drafts. */
const mayAct = async (two: Two) => (await app.get('/posts/drafts', acting(two))).code === 1;

test('asked, accepted, taken back: it holds in between, and both are told of each', async () => {
  const two = await createTwo(app);
  expect(await ask(app, two, ['posts', 'works', 'posts'])).toMatchObject({ code: 1 });
  const [offered] = (await own(app, two.agent)).taken;
  expect(offered).toMatchObject({
    state: 'offered',
    scopes: [{ name: 'works' }, { name: 'posts', label: '发布内容' }],
    can: { answer: true, revoke: false, resign: false, act: false },
  });
  expect(await mayAct(two)).toBe(false);
  const id = offered?.id;
  expect(await call('answer', two.principal, { id, accept: true })).toMatchObject({ code: 3014 });
  expect(await call('answer', two.agent, { id, accept: true })).toMatchObject({ code: 1 });
  expect(await call('answer', two.agent, { id, accept: true })).toMatchObject({ code: 3021 });
  expect(await mayAct(two)).toBe(true);
  expect(await call('revoke', two.agent, { id })).toMatchObject({ code: 3014 });
  expect(await call('revoke', two.principal, { id })).toMatchObject({ code: 1 });
  expect(await mayAct(two)).toBe(false);
  expect(await stateOf(two)).toBe('revoked');
  const { principal, agent } = two;
  for (const words of ['请你代为操作', `代 ${principal.username} 操作了`, '收回了给你的代理授权'])
    expect(await noticesOf(agent)).toContain(words);
  for (const words of ['等对方接受', '接受了你的代理授权', `收回了给 ${agent.username} 的代理授权`])
    expect(await noticesOf(principal)).toContain(words);
});

test('given back, declined, and asked anew', async () => {
  const two = await createTwo(app);
  const id = await authorise(app, two, ['posts']);
  expect(await call('resign', two.principal, { id })).toMatchObject({ code: 3014 });
  expect(await call('resign', two.agent, { id })).toMatchObject({ code: 1 });
  expect(await mayAct(two)).toBe(false);
  await ask(app, two, ['posts']);
  const again = (await own(app, two.agent)).taken[0]?.id;
  expect(await call('answer', two.agent, { id: again, accept: false })).toMatchObject({ code: 1 });
  expect((await own(app, two.principal)).given.map(({ state }) => state)).toEqual(['declined', 'resigned']);
});

test('between two people one lives, however many are asked for at once; either side may ask the other', async () => {
  const two = await createTwo(app);
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask(app, two, ['posts'])));
  expect(codes(answers)).toEqual([1, 3018, 3018, 3018]);
  const back = { principal: two.agent, agent: two.principal };
  expect(await ask(app, back, ['posts'])).toMatchObject({ code: 1 });
});

test('accepted while it is taken back, it is over', async () => {
  const two = await createTwo(app);
  await ask(app, two, ['posts']);
  const id = (await own(app, two.principal)).given[0]?.id;
  const [accepted, revoked] = await Promise.all([
    call('answer', two.agent, { id, accept: true }),
    call('revoke', two.principal, { id }),
  ]);
  expect(revoked.code).toBe(1);
  expect([1, 3021]).toContain(accepted.code);
  expect(await mayAct(two)).toBe(false);
});

test('nobody gives more than ten, also at once', async () => {
  const principal = await createPerson(app);
  const agents = await Promise.all(Array.from({ length: 12 }, () => createPerson(app)));
  const answers = await Promise.all(agents.map((agent) => ask(app, { principal, agent }, ['posts'])));
  expect(codes(answers)).toEqual([...Array.from({ length: 10 }, () => 1), 3019, 3019]);
});

test.each([
  ['nobody', {}, '请选择要授权的人'],
  ['no scope', { scopes: [] }, '请至少选择一项授权范围'],
  ['a scope there is not', { scopes: ['wallet'] }, '授权范围不存在'],
  ['no day', { scopes: ['posts'], days: 0 }, '期限请填 1 到 365 天'],
  ['a day too many', { scopes: ['posts'], days: 366 }, '期限请填 1 到 365 天'],
])('%s is refused with a sentence', async (_name, change, msg) => {
  const { principal, agent } = await createTwo(app);
  const body = { ...(Object.keys(change).length > 0 && { user_id: agent.id, days: 7 }), ...change };
  expect(await call('appoint', principal, body)).toMatchObject({ code: 1000, msg });
});

test('oneself, nobody known, whom one has blocked and who has blocked one', async () => {
  const two = await createTwo(app);
  const form = { scopes: ['posts'], days: 7 };
  const { principal, agent } = two;
  expect(await call('appoint', principal, { ...form, user_id: principal.id })).toMatchObject({ code: 3015 });
  expect(await call('appoint', principal, { ...form, user_id: 999_999 })).toMatchObject({ code: 3016 });
  await app.post('/user/block', { user_id: agent.id }, { token: principal.token });
  expect(await ask(app, two, ['posts'])).toMatchObject({ code: 3017 });
  expect(await ask(app, { principal: agent, agent: principal }, ['posts'])).toMatchObject({ code: 3017 });
});

test('its day passed: it ceases at once, both are told once, and it is in nobody’s way', async () => {
  const two = await createTwo(app);
  await authorise(app, two, ['posts']);
  app.passSeconds(7 * DAY - 60);
  expect(await mayAct(two)).toBe(true);
  app.passSeconds(120);
  expect(await mayAct(two)).toBe(false);
  expect(await stateOf(two)).toBe('expired');
  expect(await ask(app, two, ['works'])).toMatchObject({ code: 1 });
  await runDueJobs(app);
  await app.deliver();
  const told = await app.get('/message/notifications?type=system', { token: two.agent.token });
  const ended = (told.data['data'] as object[]).filter((notice) =>
    JSON.stringify(notice).includes('给你的代理授权已到期'),
  );
  expect(ended).toHaveLength(1);
  expect(await noticesOf(two.principal)).toContain('的代理授权已到期');
  expect(await stateOf(two)).toBe('offered');
});

test('what nobody touches is written down when its time has come', async () => {
  const two = await createTwo(app);
  const id = await authorise(app, two, ['posts']);
  app.passSeconds(8 * DAY);
  await runDueJobs(app);
  const row = await app.db
    .selectFrom('proxies')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.state).toBe('expired');
  expect(await call('revoke', two.principal, { id })).toMatchObject({ code: 3021 });
});

test('blocking ends it, whoever blocks, before anything is delivered', async () => {
  for (const blocker of ['principal', 'agent'] as const) {
    const two = await createTwo(app);
    await authorise(app, two, ['posts']);
    const other = blocker === 'principal' ? two.agent : two.principal;
    await app.post('/user/block', { user_id: other.id }, { token: two[blocker].token });
    expect(await mayAct(two)).toBe(false);
    await app.deliver();
    expect(await stateOf(two)).toBe('severed');
    await app.post('/user/unblock', { user_id: other.id }, { token: two[blocker].token });
    expect(await mayAct(two)).toBe(false);
  }
});

test('a ban and leaving end it', async () => {
  const admin = await createAdmin(app);
  const two = await createTwo(app);
  await authorise(app, two, ['posts']);
  const ban = { user_id: two.principal.id, kind: 'ban', reason: '屡次发布广告', days: 7 };
  expect(await app.post('/admin/sanctions', ban, { token: admin.token })).toMatchObject({ code: 1 });
  expect(await mayAct(two)).toBe(false);
  await app.deliver();
  expect((await own(app, two.agent)).taken[0]?.state).toBe('severed');
  const left = await createTwo(app);
  await authorise(app, left, ['posts']);
  await eraseProxies(app.services, left.agent.id);
  await eraseProxies(app.services, left.agent.id);
  expect(await stateOf(left)).toBe('severed');
  expect(await noticesOf(left.principal)).toContain('的代理授权已终止');
});
