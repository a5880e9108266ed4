import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson } from '../../../test/test-people.ts';
import { commentOn, createPost } from '../../../test/test-posts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Shown = { id: number; is_liked: boolean; replies: { content: string }[] };

test('a post comes with its five newest comments, as the list of comments shows them', async () => {
  const [author, reader] = [await createPerson(app), await createPerson(app)];
  const id = await createPost(app, author);
  for (let n = 0; n < 6; n++) await commentOn(app, reader, id, { content: `第${n}条` });
  const list = await app.get(`/posts/comments?post_id=${id}`, { token: reader.token });
  const [newest] = list.data['data'] as Shown[];
  await commentOn(app, author, id, { content: '谢谢', parent_id: newest?.id });
  await app.post('/posts/likeComment', { comment_id: newest?.id }, { token: reader.token });
  const again = await app.get(`/posts/comments?post_id=${id}`, { token: reader.token });
  const detail = await app.get(`/posts/detail?id=${id}`, { token: reader.token });
  const comments = detail.data['comments'] as Shown[];
  expect(comments).toHaveLength(5);
  expect(comments).toEqual(again.data['data']);
  expect(comments[0]).toMatchObject({ id: newest?.id, is_liked: true, replies: [{ content: '谢谢' }] });
});

test('a post that is gone takes its comments along', async () => {
  const author = await createPerson(app);
  const id = await createPost(app, author);
  await commentOn(app, author, id, { content: '还在' });
  await app.post(`/posts/del/?id=${id}`, {}, { token: author.token });
  expect(await app.get(`/posts/detail?id=${id}`)).toMatchObject({ code: 1601, data: {} });
});
