import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const act = (who: Person, verb: string, id: number, headers: Record<string, string> = {}) =>
  app.post(`/user/${verb}/${id}`, {}, { token: who.token, headers });

async function expectCountsEqualRows(...people: Person[]): Promise<void> {
  for (const { id } of people) {
    const { follower_count, following_count } = await app.db
      .selectFrom('users')
      .select(['follower_count', 'following_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const rows = await app.db.selectFrom('follows').selectAll().execute();
    expect(follower_count).toBe(rows.filter((row) => row.followee_id === id).length);
    expect(following_count).toBe(rows.filter((row) => row.follower_id === id).length);
  }
}

test('follow, repeat, unfollow, repeat: messages, flags, counts', async () => {
  const [a, b] = [await createPerson(app), await createPerson(app)];
  for (let i = 0; i < 2; i++) {
    expect(await act(a, 'follow', b.id)).toMatchObject({
      code: 1,
      msg: '关注成功',
      data: { is_followed: true, followers_count: 1 },
    });
  }
  expect((await app.get(`/user/${b.id}`, { token: a.token })).data['is_followed']).toBe(true);
  expect((await app.get(`/user/${b.id}`)).data['is_followed']).toBe(false);
  for (let i = 0; i < 2; i++) {
    expect(await act(a, 'unfollow', b.id)).toMatchObject({
      code: 1,
      msg: '已取消关注',
      data: { is_followed: false, followers_count: 0 },
    });
  }
  await expectCountsEqualRows(a, b);
});

test('toggle answers at both addresses with code and msg inside data too', async () => {
  const [a, b] = [await createPerson(app), await createPerson(app)];
  const on = await app.post(`/api/user/toggle-follow/${b.id}`, {}, { token: a.token });
  expect(on).toMatchObject({ code: 1, data: { code: 1, msg: '关注成功', is_followed: true } });
  const off = await app.post(`/user/toggle-follow/${b.id}`, {}, { token: a.token });
  expect(off).toMatchObject({ code: 1, data: { code: 1, msg: '已取消关注', is_followed: false } });
});

test('nobody follows oneself, nobody, or without signing in', async () => {
  const a = await createPerson(app);
  expect((await act(a, 'follow', a.id)).msg).toBe('不能关注自己');
  expect((await act(a, 'follow', 999_999)).msg).toBe('用户不存在');
  expect((await app.post(`/user/follow/${a.id}`)).status).toBe(401);
});

test('100 follows by one person at once count once', async () => {
  const [a, b] = [await createPerson(app), await createPerson(app)];
  const answers = await Promise.all(Array.from({ length: 100 }, () => act(a, 'follow', b.id)));
  expect(answers.every((answer) => answer.code === 1)).toBe(true);
  await expectCountsEqualRows(a, b);
});

test('two who toggle each other at once, many times: no deadlock, counts equal rows', async () => {
  const [a, b] = [await createPerson(app), await createPerson(app)];
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      i % 2 ? act(a, 'toggle-follow', b.id) : act(b, 'toggle-follow', a.id),
    ),
  );
  expect(answers.map((answer) => answer.code)).toEqual(Array.from({ length: 60 }, () => 1));
  await expectCountsEqualRows(a, b);
});

test('the event is written with the follow, once', async () => {
  const [a, b] = [await createPerson(app), await createPerson(app)];
  await act(a, 'follow', b.id);
  await act(a, 'follow', b.id);
  const events = await app.db
    .selectFrom('outbox_events')
    .selectAll()
    .where('type', '=', 'user.followed')
    .execute();
  const mine = events.filter((event) => (event.payload as { followerId: number }).followerId === a.id);
  expect(mine.map((event) => event.payload)).toEqual([{ followerId: a.id, followeeId: b.id }]);
});

test('the same Idempotency-Key 20 times: one effect, one body; another body is refused', async () => {
  const [a, b, c] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  const key = { 'idempotency-key': 'toggle-once' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => act(a, 'toggle-follow', b.id, key)));
  expect(new Set(answers.map((answer) => answer.raw)).size).toBe(1);
  expect(answers[0]?.data['is_followed']).toBe(true);
  await expectCountsEqualRows(a, b);
  const other = await act(a, 'toggle-follow', c.id, key);
  expect(other).toMatchObject({ code: 1009, msg: '同一个幂等键已用于不同的请求' });
  expect((await act(b, 'toggle-follow', c.id, key)).code).toBe(1);
});

test('the list of those somebody follows pages, with the viewer’s own flags', async () => {
  const [a, viewer] = [await createPerson(app), await createPerson(app)];
  const followed = [await createPerson(app), await createPerson(app), await createPerson(app)];
  for (const person of followed) await act(a, 'follow', person.id);
  await act(viewer, 'follow', followed[1]?.id ?? 0);
  const page = await app.get(`/user/following/${a.id}?per_page=2`, { token: viewer.token });
  expect(page.data).toMatchObject({ total: 3, last_page: 2 });
  const people = page.data['data'] as { id: number; is_followed: boolean }[];
  expect(people.map((person) => [person.id, person.is_followed])).toEqual([
    [followed[2]?.id, false],
    [followed[1]?.id, true],
  ]);
  expect((await app.get('/user/following/999999')).msg).toBe('用户不存在');
});

test('whoever is blocked cannot follow, but can leave', async () => {
  const [a, b] = [await createPerson(app), await createPerson(app)];
  await act(a, 'follow', b.id);
  await app.db.insertInto('user_blocks').values({ blocker_id: b.id, blocked_id: a.id }).execute();
  expect((await act(a, 'unfollow', b.id)).code).toBe(1);
  expect((await act(a, 'follow', b.id)).msg).toBe('用户不存在');
  expect((await act(a, 'toggle-follow', b.id)).msg).toBe('用户不存在');
  await expectCountsEqualRows(a, b);
});
