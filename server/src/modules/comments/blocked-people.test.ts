import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { commentOn, createPost } from '../../../test/test-posts.ts';

let app: TestApp;
let author: Person;
beforeAll(async () => {
  app = await startTestApp();
  author = await createPerson(app);
});
afterAll(() => app.close());

const two = async () => [await createPerson(app), await createPerson(app)] as const;
const block = (who: Person, whom: Person) =>
  app.post('/user/block', { user_id: whom.id }, { token: who.token });
const comment = async (who: Person, postId: number, form: Record<string, unknown> = {}) =>
  (await commentOn(app, who, postId, form)).data['id'] as number;
const like = (who: Person, comment_id: number) =>
  app.post('/posts/likeComment', { comment_id }, { token: who.token });

test('whoever is blocked cannot answer the blocker under a third person’s post', async () => {
  const [blocker, blocked] = await two();
  const id = await createPost(app, author);
  const top = await comment(blocker, id);
  const reply = await comment(author, id, { parent_id: top });
  const elsewhere = await comment(author, id);
  const theirReply = await comment(blocker, id, { parent_id: elsewhere });
  await block(blocker, blocked);
  const refused = [
    { parent_id: top },
    // Hangs in the blocker's thread, though it answers somebody else.
    { parent_id: reply },
    { parent_id: theirReply },
    { parent_id: elsewhere, reply_user_id: blocker.id },
  ];
  for (const form of refused) expect((await commentOn(app, blocked, id, form)).code).toBe(1606);
  expect((await commentOn(app, blocked, id, { parent_id: elsewhere })).code).toBe(1);
  expect((await commentOn(app, blocked, id)).code).toBe(1);
});

test('whoever is blocked cannot like the blocker’s comments, nor any under the blocker’s post', async () => {
  const [blocker, blocked] = await two();
  const theirs = await comment(blocker, await createPost(app, author));
  const underTheirs = await comment(author, await createPost(app, blocker));
  const before = await comment(blocker, await createPost(app, author));
  await like(blocked, before);
  await block(blocker, blocked);
  for (const id of [theirs, underTheirs]) {
    expect(await like(blocked, id)).toMatchObject({ code: 1606, msg: '评论不存在或已删除' });
    expect((await like(author, id)).data).toEqual({ is_liked: true, like_count: 1 });
  }
  // What was liked before can be taken back, once.
  expect((await like(blocked, before)).data).toEqual({ is_liked: false, like_count: 0 });
  expect((await like(blocked, before)).code).toBe(1606);
  const events = await app.db.selectFrom('outbox_events').select(['type', 'payload']).execute();
  const told = events.filter(({ payload }) => (payload as { userId?: number } | null)?.userId === blocked.id);
  expect(told.map(({ type }) => type)).toEqual(['comment.liked', 'comment.unliked']);
});

type Thread = { id: number; reply_count: number; replies: unknown[] };

test('replies that a block hides are not counted, for whoever blocked only', async () => {
  const [reader, blocked] = await two();
  const id = await createPost(app, author);
  const top = await comment(author, id);
  await comment(blocked, id, { parent_id: top });
  const thread = async (viewer: Person) => {
    const page = (await app.get(`/posts/comments?post_id=${id}`, { token: viewer.token })).data;
    const replies = (await app.get(`/posts/replies?comment_id=${top}`, { token: viewer.token })).data;
    const [first] = page['data'] as Thread[];
    return { count: first?.reply_count, shown: first?.replies.length, total: replies['total'] };
  };
  expect(await thread(reader)).toEqual({ count: 1, shown: 1, total: 1 });
  await block(reader, blocked);
  expect(await thread(reader)).toEqual({ count: 0, shown: 0, total: 0 });
  expect(await thread(author)).toEqual({ count: 1, shown: 1, total: 1 });
  await comment(author, id, { parent_id: top });
  expect(await thread(reader)).toEqual({ count: 1, shown: 1, total: 1 });
});

test('a thread of somebody the viewer has blocked has no replies to show', async () => {
  const [reader, blocked] = await two();
  const id = await createPost(app, author);
  const top = await comment(blocked, id);
  const reply = await comment(author, id, { parent_id: top });
  const replies = async () =>
    (await app.get(`/posts/replies?comment_id=${top}`, { token: reader.token })).data;
  expect(await replies()).toMatchObject({ total: 1, data: [{ id: reply }] });
  await block(reader, blocked);
  expect(await replies()).toMatchObject({ total: 0, data: [], next_cursor: null });
});
