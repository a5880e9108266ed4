import { sql } from 'kysely';
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

test('the list pages, bounds per_page, falls back on rubbish, filters by any part of a name', async () => {
  for (let i = 0; i < 12; i++) await createPerson(app, `zhu_lister${i}`);
  const page = await app.get('/users?keyword=ZHU_&per_page=5&page=2');
  expect(page.data).toMatchObject({ total: 12, per_page: 5, current_page: 2, last_page: 3 });
  expect(page.data['data']).toHaveLength(5);
  expect((await app.get('/users?per_page=1000')).data['per_page']).toBe(50);
  const rubbish = await app.get('/users?page=abc&per_page[]=3&page=7&keyword=zhu_&keyword=x');
  expect(rubbish.data).toMatchObject({ current_page: 1, per_page: 10 });
  expect((await app.get('/users?keyword=%25')).data['total']).toBe(0);
  expect((await app.get('/users?keyword=U_LISTER1')).data['total']).toBe(3);
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

const found: [keyword: string, names: string[]][] = [
  ['座桥', ['山中有座桥', '一座桥']],
  ['桥', ['山中有座桥', '一座桥', '桥与座']],
  ['有座桥', ['山中有座桥']],
  ['ＢＲＩＤＧＥ', ['bridge_maker']],
  ['ge_ma', ['bridge_maker']],
  ['桥座', []],
  ['_%', []],
];

test('people are found by anything that stands in one of their names', async () => {
  for (const nickname of ['山中有座桥', '一座桥', '桥与座']) {
    const { id } = await createPerson(app);
    await app.db.updateTable('users').set({ nickname }).where('id', '=', id).execute();
  }
  await createPerson(app, 'bridge_maker');
  for (const [keyword, names] of found) {
    const { data } = await app.get(`/users?keyword=${encodeURIComponent(keyword)}`);
    const people = data['data'] as { nickname: string; username: string }[];
    expect(people.map(({ nickname, username }) => nickname || username).sort()).toEqual([...names].sort());
    expect(data['total']).toBe(names.length);
  }
});

test('the search by name reads the index of names', async () => {
  const { rows } = await app.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql<{ 'QUERY PLAN': string }>`explain select id from users
      where name_grams(username || e'\n' || nickname, 1) @> name_grams('座桥', 2)`.execute(tx);
  });
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('users_by_name');
});
