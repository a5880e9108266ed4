import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createPost } from '../../../../test/test-posts.ts';
import { createDispatcher } from '../../../platform/events/dispatcher.ts';
import { postSubscribers } from '../post.subscribers.ts';

let app: TestApp;
let author: Person;
beforeAll(async () => {
  app = await startTestApp();
  author = await createPerson(app);
});
afterAll(() => app.close());

const like = (who: Person, id: number) => app.post('/posts/like', { post_id: id }, { token: who.token });
const likesOf = async (id: number) => {
  const rows = await app.db.selectFrom('post_likes').selectAll().where('post_id', '=', id).execute();
  const stats = await app.db
    .selectFrom('post_stats')
    .selectAll()
    .where('post_id', '=', id)
    .executeTakeFirstOrThrow();
  return { rows: rows.length, count: stats.like_count };
};

test('a like is a toggle: flag, count, message', async () => {
  const [reader, id] = [await createPerson(app), await createPost(app, author)];
  expect(await like(reader, id)).toMatchObject({ code: 1, data: { is_liked: true, like_count: 1 } });
  expect((await app.get(`/posts/detail?id=${id}`, { token: reader.token })).data['is_liked']).toBe(true);
  expect(await like(reader, id)).toMatchObject({ code: 1, data: { is_liked: false, like_count: 0 } });
  expect((await app.post('/posts/like', { post_id: id })).status).toBe(401);
});

test('who was blocked since can take a like back, and give none', async () => {
  const [reader, id] = [await createPerson(app), await createPost(app, author)];
  await like(reader, id);
  await app.post('/user/block', { user_id: reader.id }, { token: author.token });
  expect(await like(reader, id)).toMatchObject({ code: 1, data: { is_liked: false, like_count: 0 } });
  expect(await like(reader, id)).toMatchObject({ code: 1601 });
  expect(await likesOf(id)).toEqual({ rows: 0, count: 0 });
});

test('fifty people at once: the count ends right', async () => {
  const readers = await Promise.all(Array.from({ length: 50 }, () => createPerson(app)));
  const id = await createPost(app, author);
  const answers = await Promise.all(readers.map((reader) => like(reader, id)));
  expect(answers.every((answer) => answer.code === 1)).toBe(true);
  expect(await likesOf(id)).toEqual({ rows: 50, count: 50 });
});

test('one person a hundred times at once: the count equals the rows', async () => {
  const [reader, id] = [await createPerson(app), await createPost(app, author)];
  await Promise.all(Array.from({ length: 100 }, () => like(reader, id)));
  const { rows, count } = await likesOf(id);
  expect(count).toBe(rows);
});

const rankOfPost = async (id: number) =>
  (await app.db.selectFrom('posts').select('rank').where('id', '=', id).executeTakeFirstOrThrow()).rank;

const createPostDispatcher = () =>
  createDispatcher({ db: app.db, connectionString: '', subscribers: postSubscribers, log: app.services.log });

test('the thousandth like does not rewrite the post', async () => {
  const [reader, id] = [await createPerson(app), await createPost(app, author)];
  await app.db.updateTable('post_stats').set({ like_count: 1000 }).where('post_id', '=', id).execute();
  await app.db.deleteFrom('outbox_events').execute();
  await like(reader, id);
  await createPostDispatcher().drain();
  const lively = await rankOfPost(id);
  await like(reader, id);
  await createPostDispatcher().drain();
  expect(await rankOfPost(id)).toBe(lively);
});

test('likes reach the author and the rank, once, when the events are delivered', async () => {
  const [reader, id] = [await createPerson(app), await createPost(app, author)];
  const before = await rankOfPost(id);
  await app.db.updateTable('users').set({ like_count: 0 }).where('id', '=', author.id).execute();
  await app.db.deleteFrom('outbox_events').execute();
  await like(reader, id);
  const dispatcher = createPostDispatcher();
  await dispatcher.drain();
  await dispatcher.drain();
  expect(await rankOfPost(id)).toBeGreaterThan(before);
  expect(await likesReceived(author)).toBe(1);
});

const likesReceived = async (who: Person) =>
  (await app.db.selectFrom('users').select('like_count').where('id', '=', who.id).executeTakeFirstOrThrow())
    .like_count;
const remove = (who: Person, id: number) => app.post(`/posts/del/?id=${id}`, {}, { token: who.token });

/** An author with one like on a post that stays, all events delivered. */
async function createLikedAuthor(): Promise<Person> {
  const [liked, reader] = [await createPerson(app), await createPerson(app)];
  await like(reader, await createPost(app, liked));
  await createPostDispatcher().drain();
  expect(await likesReceived(liked)).toBe(1);
  return liked;
}

test('likes of a deleted post no longer count as received, once', async () => {
  const [liked, reader] = [await createLikedAuthor(), await createPerson(app)];
  const id = await createPost(app, liked);
  await like(reader, id);
  await createPostDispatcher().drain();
  expect(await likesReceived(liked)).toBe(2);
  await remove(liked, id);
  await createPostDispatcher().drain();
  await createPostDispatcher().drain();
  expect(await likesReceived(liked)).toBe(1);
});

test.each([
  ['a like', 1],
  ['a like that was taken back', 2],
])('%s that is delivered after the end of its post changes nothing', async (_name, presses) => {
  const [liked, early, late] = [await createLikedAuthor(), await createPerson(app), await createPerson(app)];
  const id = await createPost(app, liked);
  await like(early, id);
  if (presses === 2) await like(late, id);
  await createPostDispatcher().drain();
  // The last press waits for its next try while the post ends.
  await like(late, id);
  const press = await app.db
    .deleteFrom('outbox_events')
    .returning(['type', 'payload'])
    .executeTakeFirstOrThrow();
  await remove(liked, id);
  await createPostDispatcher().drain();
  expect(await likesReceived(liked)).toBe(1);
  await app.db
    .insertInto('outbox_events')
    .values({ type: press.type, payload: JSON.stringify(press.payload) })
    .execute();
  expect(await createPostDispatcher().drain()).toBe(1);
  expect(await likesReceived(liked)).toBe(1);
});

test('a like that is delivered between the end of its post and the news of it is taken away too', async () => {
  const [liked, reader] = [await createLikedAuthor(), await createPerson(app)];
  const id = await createPost(app, liked);
  await like(reader, id);
  await remove(liked, id);
  await createPostDispatcher().drain();
  expect(await likesReceived(liked)).toBe(1);
});

test('a post that ends while people like it leaves the author with the likes of the others', async () => {
  const liked = await createLikedAuthor();
  const readers = await Promise.all(Array.from({ length: 12 }, () => createPerson(app)));
  const id = await createPost(app, liked);
  await Promise.all([
    ...readers.map((reader) => like(reader, id)),
    ...readers.map((reader) => like(reader, id)),
    remove(liked, id),
    createPostDispatcher().drain(),
    createPostDispatcher().drain(),
  ]);
  await Promise.all([createPostDispatcher().drain(), createPostDispatcher().drain()]);
  expect(await likesReceived(liked)).toBe(1);
});

test('people who press again and again never meet those who tell of it', async () => {
  const readers = await Promise.all(Array.from({ length: 6 }, () => createPerson(app)));
  const id = await createPost(app, author);
  let isPressing = true;
  const deliver = async () => {
    while (isPressing) await app.deliver();
  };
  const delivering = [deliver(), deliver()];
  const press = async (reader: Person) => {
    const codes: number[] = [];
    for (let n = 0; n < 15; n++)
      codes.push(...(await Promise.all([like(reader, id), like(reader, id)])).map((a) => a.code));
    return codes;
  };
  const codes = (await Promise.all(readers.map(press))).flat();
  isPressing = false;
  await Promise.all(delivering);
  expect(new Set(codes)).toEqual(new Set([1]));
});

test('a view counts once per viewer and day, off the request path', async () => {
  const [reader, id] = [await createPerson(app), await createPost(app, author)];
  const views = async () =>
    (await app.get(`/posts/detail?id=${id}`, { ip: '203.0.113.1' })).data['view_count'];
  for (let i = 0; i < 3; i++) await app.get(`/posts/detail?id=${id}`, { token: reader.token });
  expect(await views()).toBe(0);
  await app.services.views.flush();
  expect(await views()).toBe(2);
  await app.services.views.flush();
  expect(await views()).toBe(2);
  app.passSeconds(86_400);
  await app.get(`/posts/detail?id=${id}`, { token: reader.token });
  await app.services.views.flush();
  expect(await views()).toBeGreaterThanOrEqual(3);
});

test('drawing a page for whoever comes is nobody’s view', async () => {
  const id = await createPost(app, author);
  const look = (ip: string) => app.get(`/posts/detail?id=${id}`, { ip });
  await look('0.0.0.0');
  await app.services.views.flush();
  expect((await look('203.0.113.2')).data['view_count']).toBe(0);
});

test('following from a post is a toggle', async () => {
  const reader = await createPerson(app);
  const follow = () => app.post('/posts/follow', { user_id: author.id }, { token: reader.token });
  expect(await follow()).toMatchObject({ code: 1, msg: '关注成功', data: { is_followed: true } });
  expect(await follow()).toMatchObject({ code: 1, msg: '已取消关注', data: { is_followed: false } });
});
