import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson } from '../../../test/test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('both addresses give the public profile, without contact data', async () => {
  const person = await createPerson(app);
  await app.db
    .updateTable('users')
    .set({ mobile: '13812345678', email: 'private@mail.example' })
    .where('id', '=', person.id)
    .execute();
  const [one, two] = [await app.get(`/user/${person.id}`), await app.get(`/api/user/${person.id}`)];
  expect(one.raw).toBe(two.raw);
  expect(one.data).toMatchObject({
    id: person.id,
    username: person.username,
    can: { edit: false, follow: true },
  });
  expect(one.raw).not.toMatch(/13812345678|private@mail|argon2|password|mobile|email/);
});

test.each(['0', '-1', 'abc', '1e3', '99999999999999999999', '%00', '1;drop'])(
  'id %s is no id',
  async (id) => {
    const answer = await app.get(`/user/${encodeURIComponent(id)}`);
    expect(answer).toMatchObject({ status: 200, msg: '无效的用户ID' });
  },
);

test('one edits oneself; a stranger and a missing person look the same', async () => {
  const [me, other] = [await createPerson(app), await createPerson(app)];
  const changes = { nickname: ' 山中有座桥 ', bio: '画山水，也画桥。', backgroundInfo: '十年插画' };
  const saved = await app.send('PUT', `/user/${me.id}`, { body: changes, token: me.token });
  expect(saved.data).toMatchObject({
    nickname: '山中有座桥',
    bio: '画山水，也画桥。',
    backgroundInfo: '十年插画',
  });
  const foreign = await app.send('PUT', `/user/${other.id}`, { body: changes, token: me.token });
  const missing = await app.send('PUT', '/user/999999', { body: changes, token: me.token });
  expect(foreign.raw).toBe(missing.raw);
  expect((await app.get(`/user/${other.id}`)).data['nickname']).toBe('');
});

test('what is not one’s to set has no effect', async () => {
  const me = await createPerson(app);
  const body = {
    bio: 'x',
    score: 999,
    role: 'admin',
    follower_count: 9,
    id: 1,
    password_hash: 'x',
    avatar: 'http://e',
  };
  await app.send('PUT', `/user/${me.id}`, { body, token: me.token });
  const row = await app.db.selectFrom('users').selectAll().where('id', '=', me.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ bio: 'x', score: 0, role: 'member', follower_count: 0, avatar: '' });
  expect(row.password_hash).toMatch(/^\$argon2id/);
});

test.each([
  [{ nickname: '' }, '请输入昵称'],
  [{ nickname: '字'.repeat(21) }, '昵称不能超过20个字符'],
  [{ bio: '字'.repeat(201) }, '简介不能超过200个字符'],
  [{ bio: ['x'] }, '简介格式不正确'],
  [{ nickname: 'a\u202eb' }, '内容包含无法识别的字符'],
  [{ nickname: 'a\ud800b' }, '内容包含无法识别的字符'],
])('PUT %j says %s and changes nothing', async (body, msg) => {
  const me = await createPerson(app);
  const answer = await app.send('PUT', `/user/${me.id}`, { body, token: me.token });
  expect(answer.msg).toBe(msg);
  expect((await app.get(`/user/${me.id}`)).data).toMatchObject({ nickname: '', bio: '' });
});

test('the list pages, bounds per_page, falls back on rubbish, filters by the beginning of a name', async () => {
  for (let i = 0; i < 12; i++) await createPerson(app, `zhu_lister${i}`);
  const page = await app.get('/users?keyword=ZHU_&per_page=5&page=2');
  expect(page.data).toMatchObject({ total: 12, per_page: 5, current_page: 2, last_page: 3 });
  expect(page.data['data']).toHaveLength(5);
  expect((await app.get('/users?per_page=1000')).data['per_page']).toBe(50);
  const rubbish = await app.get('/users?page=abc&per_page[]=3&page=7&keyword=zhu_&keyword=x');
  expect(rubbish.data).toMatchObject({ current_page: 1, per_page: 10 });
  expect((await app.get('/users?keyword=%25')).data['total']).toBe(0);
});

test('the list leaves out whom the viewer has blocked and who has blocked the viewer', async () => {
  const me = await createPerson(app);
  const names = ['apart_friend', 'apart_blocked', 'apart_blocker'];
  const [friend, blocked, blocker] = await Promise.all(names.map((name) => createPerson(app, name)));
  await app.post('/user/block', { user_id: blocked?.id }, { token: me.token });
  await app.post('/user/block', { user_id: me.id }, { token: blocker?.token ?? '' });
  const mine = (await app.get('/users?keyword=apart_', { token: me.token })).data;
  expect(mine).toMatchObject({ total: 1, data: [{ id: friend?.id }] });
  expect((await app.get('/users?keyword=apart_')).data['total']).toBe(3);
});

test('the list runs the same few queries however long it is', async () => {
  const me = await createPerson(app);
  app.queries.length = 0;
  await app.get('/users?per_page=50', { token: me.token });
  expect(app.queries.length).toBeLessThanOrEqual(3);
});
