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

test('a comment takes one statement, a reply two in a transaction', async () => {
  const id = await createPost(app, author);
  const work = () => app.queries.filter((text) => !text.includes('token_hash'));
  app.queries.length = 0;
  const top = (await commentOn(app, reader, id)).data['id'] as number;
  expect(work()).toHaveLength(1);
  app.queries.length = 0;
  await commentOn(app, author, id, { parent_id: top });
  expect(work().filter((text) => !/^(begin|commit)/.test(text))).toHaveLength(2);
});

test('an answer under a post that is closed to the writer says that the post is gone', async () => {
  const [blocked, id] = [await createPerson(app), await createPost(app, author)];
  const top = (await commentOn(app, reader, id)).data['id'] as number;
  await app.db.insertInto('user_blocks').values({ blocker_id: author.id, blocked_id: blocked.id }).execute();
  const asked = [
    await commentOn(app, blocked, id, { parent_id: top }),
    await commentOn(app, blocked, id, { parent_id: 999_999_999 }),
  ];
  await app.post(`/posts/del/?id=${id}`, {}, { token: author.token });
  asked.push(await commentOn(app, reader, id, { parent_id: top }), await commentOn(app, reader, id));
  expect(asked.map(({ code }) => code)).toEqual([1601, 1601, 1601, 1601]);
  const { total } = await app.db
    .selectFrom('comments')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('post_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(total).toBe(1);
});

test('answers that race with the end of their thread go with it or are refused; the counts are right', async () => {
  const id = await createPost(app, author);
  const kept = (await commentOn(app, reader, id)).data['id'] as number;
  const top = (await commentOn(app, reader, id)).data['id'] as number;
  const reply = (await commentOn(app, author, id, { parent_id: top })).data['id'] as number;
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, (_, i) => commentOn(app, author, id, { parent_id: i % 2 ? top : reply })),
    app.post(`/posts/delComment/${top}`, {}, { token: reader.token }),
    ...Array.from({ length: 6 }, (_, i) => commentOn(app, author, id, { parent_id: i % 2 ? kept : top })),
  ]);
  expect(answers.every(({ code }) => code === 1 || code === 1606)).toBe(true);
  const standing = await app.db
    .selectFrom('comments')
    .select(['id', 'parent_id', 'reply_count'])
    .where('post_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  expect(standing.filter(({ parent_id }) => parent_id === top)).toEqual([]);
  expect(standing.find((comment) => comment.id === kept)?.reply_count).toBe(3);
  expect((await app.get(`/posts/detail?id=${id}`)).data['comment_count']).toBe(standing.length);
});
