import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAdmin, createPerson, PASSWORD, signIn, type Person } from '../../../test/test-people.ts';

let app: TestApp;
let admin: Person;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  const noon = Date.UTC(2030, 4, 15, 4);
  app.passSeconds((noon - Date.now()) / 1000);
  admin = await createAdmin(app);
});
beforeEach(async () => {
  person = await createPerson(app);
});
afterAll(() => app.close());

const DAY = 86_400;
type Managed = { sanctions: { id: number; kind: string; until: string | null }[]; can: object };
const impose = (kind: string, days: number, more: object = {}) =>
  app.post(
    '/admin/sanctions',
    { user_id: person.id, kind, days, reason: '反复刷屏', ...more },
    { token: admin.token },
  );
const lift = (id: number) =>
  app.post('/admin/sanctions/lift', { id, reason: '对方已说明' }, { token: admin.token });
const idOf = (answer: { data: Record<string, unknown> }) =>
  (answer.data['sanctions'] as Managed['sanctions'])[0]?.id ?? 0;
const login = () => app.post('/user/login', { account: person.username, password: PASSWORD });
const comment = () =>
  app.post('/posts/addComment', { post_id: 999_999, content: '你好世界' }, { token: person.token });
const me = (token = person.token) => app.get('/user/index', { token });

test('banned: out at once everywhere, told why and until when, in again when it is over', async () => {
  const second = await signIn(app, person.username);
  const answer = await impose('ban', 3);
  expect(answer).toMatchObject({
    code: 1,
    data: {
      sanctions: [{ kind: 'ban', kind_label: '封禁', reason: '反复刷屏' }],
      can: { mute: true, ban: false },
    },
  });
  for (const token of [person.token, second]) expect((await me(token)).status).toBe(401);
  expect(await login()).toMatchObject({
    status: 200,
    code: 1113,
    msg: expect.stringMatching(
      /^账号已被封禁至 2030-05-18 1\d:\d\d。原因：反复刷屏。有异议可以申诉一次$/,
    ) as string,
  });
  await app.deliver();
  const left = await app.db.selectFrom('sessions').select('id').where('user_id', '=', person.id).execute();
  expect(left).toEqual([]);
  app.passSeconds(3 * DAY - 3_600);
  expect((await login()).code).toBe(1113);
  app.passSeconds(3_600);
  expect((await login()).code).toBe(1);
});

test('a wrong password isn’t told of the ban', async () => {
  await impose('ban', 0);
  const wrong = await app.post('/user/login', { account: person.username, password: 'wrong1234' });
  expect(wrong).toMatchObject({ code: 1101, msg: '账号或密码错误' });
  expect((await login()).msg).toContain('账号已被封禁（不限期）');
});

test('muted: reads and talks, publishes nothing, is told; lifted, it goes on as before', async () => {
  const imposed = await impose('mute', 1);
  expect(await comment()).toMatchObject({ status: 200, code: 1004 });
  expect((await comment()).msg).toMatch(/^你被禁言至 .+，暂时不能发布内容。原因：反复刷屏$/);
  const publish = await app.post('/posts/add', { title: '题', content: '正文' }, { token: person.token });
  expect(publish.code).toBe(1004);
  expect((await me()).code).toBe(1);
  await app.deliver();
  const notices = await app.get('/message/notifications', { token: person.token });
  expect(notices.raw).toContain('你被禁言至');
  expect((await lift(idOf(imposed))).data).toMatchObject({ sanctions: [], can: { mute: true, ban: true } });
  expect((await comment()).code).not.toBe(1004);
  const audited = await app.get('/admin/audit?subject=user', { token: admin.token });
  expect(audited.raw).toContain('解除禁言');
});

test('one of a kind at a time, whoever asks; a new one after the old is over', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => impose('mute', 7)));
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  expect(answers.find(({ code }) => code !== 1)?.msg).toBe('这个人已经在禁言中，先解除再改');
  app.passSeconds(7 * DAY + 1);
  const again = await impose('mute', 1);
  expect(again.code).toBe(1);
  const lifts = await Promise.all([lift(idOf(again)), lift(idOf(again))]);
  expect(new Set(lifts.map(({ code }) => code))).toEqual(new Set([1, 2723]));
});

test.each([
  [{ kind: 'exile' }, '请选择禁言或封禁'],
  [{ days: 2 }, '请选择期限'],
  [{ reason: ' ' }, '请填写理由'],
  [{ user_id: 999_999 }, '用户不存在'],
])('%j is refused: %s', async (more, msg) => {
  expect(await impose('mute', 1, more)).toMatchObject({ status: 200, msg });
  expect((await comment()).code).not.toBe(1004);
});

test('administrators aren’t sanctioned; people are found by name and by number', async () => {
  expect((await impose('ban', 1, { user_id: admin.id })).msg).toBe('不能处分管理员');
  const find = async (query: string) =>
    (await app.get(`/admin/people?${query}`, { token: admin.token })).data as {
      data: { id: number }[];
      total: number;
    };
  const named = await find(`keyword=${person.username}`);
  expect(named.data.map(({ id }) => id)).toContain(person.id);
  expect(await find(`user_id=${person.id}`)).toMatchObject({ data: [{ id: person.id }], total: 1 });
  expect((await find('')).data.length).toBeGreaterThan(1);
});
