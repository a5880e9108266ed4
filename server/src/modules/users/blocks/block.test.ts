import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createPost } from '../../../../test/test-posts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const block = (who: Person, user_id: number) => app.post('/user/block', { user_id }, { token: who.token });
const unblock = (who: Person, user_id: number) =>
  app.post('/user/unblock', { user_id }, { token: who.token });
const follow = (who: Person, id: number) => app.post(`/user/follow/${id}`, {}, { token: who.token });
const two = async () => [await createPerson(app), await createPerson(app)] as const;

async function expectNoTies(...people: readonly Person[]): Promise<void> {
  const ids = people.map((person) => person.id);
  const follows = await app.db.selectFrom('follows').selectAll().where('follower_id', 'in', ids).execute();
  expect(follows).toEqual([]);
  const counts = await app.db
    .selectFrom('users')
    .select(['follower_count', 'following_count'])
    .where('id', 'in', ids)
    .execute();
  expect(counts).toEqual(people.map(() => ({ follower_count: 0, following_count: 0 })));
}

test('blocking ends the follows of both, once; unblocking brings none back', async () => {
  const [a, b] = await two();
  await follow(a, b.id);
  await follow(b, a.id);
  for (let i = 0; i < 2; i++) {
    expect(await block(a, b.id)).toMatchObject({ code: 1, msg: '已加入黑名单', data: { is_blocked: true } });
  }
  await expectNoTies(a, b);
  const events = await app.db.selectFrom('outbox_events').select(['type', 'payload']).execute();
  expect(events.filter((event) => event.type === 'user.blocked').map((event) => event.payload)).toEqual([
    { blockerId: a.id, blockedId: b.id },
  ]);
  expect(events.filter((event) => event.type === 'user.unfollowed')).toHaveLength(2);
  for (let i = 0; i < 2; i++) {
    expect(await unblock(a, b.id)).toMatchObject({
      code: 1,
      msg: '已移出黑名单',
      data: { is_blocked: false },
    });
  }
  await expectNoTies(a, b);
  expect((await follow(b, a.id)).code).toBe(1);
});

test('while it lasts neither can follow, and each sees what may be done', async () => {
  const [a, b] = await two();
  await block(a, b.id);
  expect((await follow(b, a.id)).msg).toBe('用户不存在');
  expect(await follow(a, b.id)).toMatchObject({ code: 1304, msg: '你已拉黑对方，请先移出黑名单' });
  const seen = (await app.get(`/user/${b.id}`, { token: a.token })).data;
  expect(seen).toMatchObject({ is_blocked: true, can: { follow: false, block: true } });
  // Whoever is blocked isn't told so, but sees no button that would be refused.
  const unseen = (await app.get(`/user/${a.id}`, { token: b.token })).data;
  expect(unseen).toMatchObject({ is_blocked: false, can: { follow: false, block: true } });
  const own = (await app.get(`/user/${a.id}`, { token: a.token })).data;
  expect(own).toMatchObject({ is_blocked: false, can: { follow: false, block: false } });
});

test('their posts leave the feed and come back', async () => {
  const [a, b] = await two();
  const id = await createPost(app, b);
  const sees = async () => {
    const page = (await app.get('/posts/index?filter=latest&per_page=50', { token: a.token })).data;
    return (page['data'] as { id: number }[]).some((post) => post.id === id);
  };
  expect(await sees()).toBe(true);
  await block(a, b.id);
  expect(await sees()).toBe(false);
  await unblock(a, b.id);
  expect(await sees()).toBe(true);
});

test('nobody blocks oneself, nobody, or without signing in', async () => {
  const a = await createPerson(app);
  for (const act of [block, unblock]) {
    expect((await act(a, a.id)).msg).toBe('不能拉黑自己');
    expect((await act(a, 999_999)).msg).toBe('用户不存在');
  }
  expect((await app.post('/user/block', { user_id: a.id })).status).toBe(401);
  expect((await app.get('/user/blacklist')).status).toBe(401);
});

test('the blacklist is one’s own, the latest first, and pages by cursor', async () => {
  const [a, other] = await two();
  const blocked = [];
  for (let i = 0; i < 5; i++) {
    const person = await createPerson(app);
    await block(a, person.id);
    blocked.unshift(person.id);
  }
  // Times that differ by less than a Date can tell.
  await sql`update user_blocks set created_at = timestamptz '2026-03-01' + blocked_id * interval '1 microsecond'
    where blocker_id = ${a.id}`.execute(app.db);
  const ids = [];
  let cursor = '';
  for (let page = 0; page < 5; page++) {
    const { data } = await app.get(`/user/blacklist?per_page=2&cursor=${cursor}`, { token: a.token });
    ids.push(...(data['data'] as { id: number }[]).map((person) => person.id));
    expect(data['total']).toBe(5);
    if (data['next_cursor'] === null) break;
    cursor = data['next_cursor'] as string;
  }
  expect(ids).toEqual(blocked);
  const first = await app.get('/user/blacklist?per_page=2&cursor=rubbish', { token: a.token });
  expect((first.data['data'] as { id: number }[]).map((person) => person.id)).toEqual(blocked.slice(0, 2));
  expect((await app.get('/user/blacklist', { token: other.token })).data).toMatchObject({
    total: 0,
    data: [],
  });
});

test('blocks and follows at once leave no follow behind, and counts that equal rows', async () => {
  for (let round = 0; round < 5; round++) {
    const [a, b] = await two();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => {
        if (i % 6 === 5) return block(a, b.id);
        return i % 2 ? follow(a, b.id) : follow(b, a.id);
      }),
    );
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    await expectNoTies(a, b);
  }
});

test('the page of a person, a post of theirs and the chat say the same about following, and the call agrees', async () => {
  const [a, b] = await two();
  const postId = await createPost(app, a);
  await block(a, b.id);
  for (const [who, whom] of [
    [a, b],
    [b, a],
  ] as const) {
    const places = [`/user/${whom.id}`, `/message/status?chat_identify=${a.id}-${b.id}`];
    if (whom === a) places.push(`/posts/detail?id=${postId}`);
    for (const place of places) {
      expect((await app.get(place, { token: who.token })).data['can']).toMatchObject({ follow: false });
    }
    expect((await follow(who, whom.id)).code).not.toBe(1);
  }
});
