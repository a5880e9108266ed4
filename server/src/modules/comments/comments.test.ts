import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { commentOn, createPost } from '../../../test/test-posts.ts';

let app: TestApp;
let author: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  [author, reader] = [await createPerson(app), await createPerson(app)];
});
afterAll(() => app.close());

type Listed = { id: number; replies: { id: number; reply_user: { id: number } }[]; reply_count: number };
const list = async (postId: number, query = '') =>
  (await app.get(`/posts/comments?post_id=${postId}${query}`)).data as unknown as {
    data: Listed[];
    total: number;
    next_cursor: string | null;
  };

test.each(['', ' 好 ', undefined, ['a', 'b']])('%j is too short', async (content) => {
  const id = await createPost(app, author);
  expect((await commentOn(app, reader, id, { content })).msg).toBe('评论内容至少2个字符');
});

test('comments come five at a time, newest first, by cursor without gaps', async () => {
  const id = await createPost(app, author);
  const made: number[] = [];
  for (let i = 0; i < 12; i++) made.push((await commentOn(app, reader, id)).data['id'] as number);
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page = await list(id, cursor ? `&cursor=${cursor}` : '');
    expect(page.data.length).toBeLessThanOrEqual(5);
    seen.push(...page.data.map((comment) => comment.id));
    cursor = page.next_cursor;
  } while (cursor);
  expect(seen).toEqual(made.toReversed());
  expect((await list(id)).total).toBe(12);
});

test('replies hang on the top comment, name whom they answer, and come in order', async () => {
  const id = await createPost(app, author);
  const top = (await commentOn(app, reader, id)).data['id'] as number;
  const first = await commentOn(app, author, id, { parent_id: top, reply_user_id: reader.id });
  expect(first.data).toMatchObject({ parent_id: top, reply_user: { id: reader.id } });
  const nested = await commentOn(app, reader, id, { parent_id: first.data['id'] });
  expect(nested.data).toMatchObject({ parent_id: top, reply_user: { id: author.id } });
  for (let i = 0; i < 4; i++) await commentOn(app, reader, id, { parent_id: top });
  const [comment] = (await list(id)).data;
  expect(comment?.reply_count).toBe(6);
  expect(comment?.replies).toHaveLength(3);
  const replies = (await app.get(`/posts/replies?comment_id=${top}&per_page=10`)).data['data'] as unknown[];
  expect(replies).toHaveLength(6);
});

test('only people who spoke in a thread can be answered there', async () => {
  const id = await createPost(app, author);
  const top = (await commentOn(app, reader, id)).data['id'] as number;
  for (const stranger of [author.id, 999_999_999]) {
    const answer = await commentOn(app, reader, id, { parent_id: top, reply_user_id: stranger });
    expect(answer).toMatchObject({ code: 1606, msg: '评论不存在或已删除' });
  }
  await commentOn(app, author, id, { parent_id: top });
  const answer = await commentOn(app, reader, id, { parent_id: top, reply_user_id: author.id });
  expect(answer.data).toMatchObject({ parent_id: top, reply_user: { id: author.id } });
  expect((await list(id)).data[0]?.reply_count).toBe(2);
});

test('the count on the post follows, also when fifty comment at once', async () => {
  const id = await createPost(app, author);
  await Promise.all(Array.from({ length: 50 }, () => commentOn(app, reader, id)));
  expect((await app.get(`/posts/detail?id=${id}`)).data['comment_count']).toBe(50);
});

test('only its author deletes a comment; its replies go with it', async () => {
  const id = await createPost(app, author);
  const top = (await commentOn(app, reader, id)).data['id'] as number;
  await commentOn(app, author, id, { parent_id: top });
  const foreign = await app.post(`/posts/delComment/${top}`, {}, { token: author.token });
  const missing = await app.post('/posts/delComment/999999', {}, { token: author.token });
  expect(foreign.raw).toBe(missing.raw);
  const gone = await app.post(`/posts/delComment/${top}`, {}, { token: reader.token });
  expect(gone).toMatchObject({ code: 1, msg: '评论已删除', data: { comment_count: 0 } });
  expect((await list(id)).data).toEqual([]);
  expect((await app.post(`/posts/delComment/${top}`, {}, { token: reader.token })).code).toBe(1606);
});

test('a comment’s like is a toggle and counts right under a race', async () => {
  const id = await createPost(app, author);
  const comment = (await commentOn(app, reader, id)).data['id'] as number;
  const like = (who: Person) => app.post('/posts/likeComment', { comment_id: comment }, { token: who.token });
  const people = await Promise.all(Array.from({ length: 20 }, () => createPerson(app)));
  await Promise.all(people.map(like));
  expect((await like(author)).data).toEqual({ is_liked: true, like_count: 21 });
  expect((await like(author)).data).toEqual({ is_liked: false, like_count: 20 });
});

test('whoever the author has blocked can neither comment nor like', async () => {
  const [blocked, id] = [await createPerson(app), await createPost(app, author)];
  await app.db.insertInto('user_blocks').values({ blocker_id: author.id, blocked_id: blocked.id }).execute();
  expect((await commentOn(app, blocked, id)).code).toBe(1601);
  expect((await app.post('/posts/like', { post_id: id }, { token: blocked.token })).code).toBe(1601);
});

test('a parent of another post is refused', async () => {
  const [one, two] = [await createPost(app, author), await createPost(app, author)];
  const top = (await commentOn(app, reader, one)).data['id'] as number;
  expect((await commentOn(app, reader, two, { parent_id: top })).msg).toBe('评论不存在或已删除');
});
