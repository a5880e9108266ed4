import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { commentOn, createImage, createPost } from '../../../test/test-posts.ts';

let app: TestApp;
let author: Person;
let reader: Person;
let postId: number;
beforeAll(async () => {
  app = await startTestApp();
  [author, reader] = [await createPerson(app), await createPerson(app)];
  postId = await createPost(app, author);
});
afterAll(() => app.close());

const idOf = async (answer: ReturnType<typeof commentOn>) => Number((await answer).data['id']);
const usesOf = async (id: number) =>
  app.db
    .selectFrom('upload_uses')
    .selectAll()
    .where('kind', '=', 'comment')
    .where('owner_id', '=', id)
    .execute();

test('the most liked come first, page by page, each once', async () => {
  const liked = await createPost(app, author);
  const ids: number[] = [];
  for (let n = 0; n < 5; n++) ids.push(await idOf(commentOn(app, reader, liked, { content: `第${n}条` })));
  await app.db
    .updateTable('comments')
    .set({ like_count: 7 })
    .where('id', '=', ids[1] ?? 0)
    .execute();
  await app.db
    .updateTable('comments')
    .set({ like_count: 7 })
    .where('id', '=', ids[3] ?? 0)
    .execute();
  const found: number[] = [];
  let cursor = '';
  do {
    const { data } = await app.get(`/posts/comments?post_id=${liked}&order=hot&per_page=2&cursor=${cursor}`);
    found.push(...(data['data'] as { id: number }[]).map(({ id }) => id));
    cursor = (data['next_cursor'] as string | null) ?? '';
  } while (cursor !== '');
  expect(found).toEqual([ids[3], ids[1], ids[4], ids[2], ids[0]]);
});

test('pictures are claimed, shown, and let go with the comment', async () => {
  const pictures = [await createImage(app, reader), await createImage(app, reader)];
  const answer = await commentOn(app, reader, postId, { media_urls: pictures });
  expect(answer.data['media']).toMatchObject(pictures.map((url) => ({ url, width: 640 })));
  const id = Number(answer.data['id']);
  expect(await usesOf(id)).toHaveLength(2);
  await app.post(`/posts/delComment/${id}`, {}, { token: reader.token });
  expect(await usesOf(id)).toEqual([]);
});

test('pictures go with the post too', async () => {
  const gone = await createPost(app, author);
  const media_urls = [await createImage(app, reader)];
  const id = await idOf(commentOn(app, reader, gone, { media_urls }));
  await app.post(`/posts/del/?id=${gone}`, {}, { token: author.token });
  await app.deliver();
  expect(await usesOf(id)).toEqual([]);
});

test("others' pictures and more than four are refused, and nothing is written", async () => {
  const before = await app.db.selectFrom('comments').select('id').execute();
  const foreign = [await createImage(app, author)];
  expect((await commentOn(app, reader, postId, { media_urls: foreign })).code).toBe(1603);
  const many = await Promise.all(Array.from({ length: 5 }, () => createImage(app, reader)));
  expect((await commentOn(app, reader, postId, { media_urls: many })).code).not.toBe(1);
  expect(await app.db.selectFrom('comments').select('id').execute()).toHaveLength(before.length);
});

test('words are quoted by their beginning, until they are deleted', async () => {
  const first = await idOf(commentOn(app, author, postId, { content: '先说这一句' }));
  const answer = await commentOn(app, reader, postId, { parent_id: first, quote_id: first });
  expect(answer.data['quote']).toMatchObject({ id: first, content: '先说这一句' });
  const other = await createPost(app, author);
  expect((await commentOn(app, reader, other, { quote_id: first })).code).toBe(1606);
  const beside = await commentOn(app, reader, postId, { quote_id: first });
  await app.post(`/posts/delComment/${first}`, {}, { token: author.token });
  const { data } = await app.get(`/posts/comments?post_id=${postId}`);
  const shown = (data['data'] as { id: number; quote: unknown }[]).find(({ id }) => id === beside.data['id']);
  expect(shown?.quote).toMatchObject({ id: first, content: '' });
});
