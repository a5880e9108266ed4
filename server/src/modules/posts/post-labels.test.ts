import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createImage, createPost, publish } from '../../../test/test-posts.ts';

let app: TestApp;
let author: Person;
let pictures: string[];
beforeAll(async () => {
  app = await startTestApp();
});
// Posts come at a pace: somebody else each time.
beforeEach(async () => {
  author = await createPerson(app);
  pictures = [await createImage(app, author), await createImage(app, author)];
});
afterAll(() => app.close());

const detail = async (id: number) => (await app.get(`/posts/detail?id=${id}`)).data;
const edit = (id: number, body: object) => app.post(`/posts/edit/${id}`, body, { token: author.token });
const captions = (post: Record<string, unknown>) =>
  (post['media'] as { caption: string }[]).map(({ caption }) => caption);
const works = async () =>
  (
    await app.db
      .selectFrom('users')
      .select('work_count')
      .where('id', '=', author.id)
      .executeTakeFirstOrThrow()
  ).work_count;

test('pictures have words, which stay with them through edits', async () => {
  const id = await createPost(app, author, { media_urls: pictures, captions: ['线稿', '上色'] });
  expect(captions(await detail(id))).toEqual(['线稿', '上色']);
  await edit(id, { title: '换个题目' });
  expect(captions(await detail(id))).toEqual(['线稿', '上色']);
  await edit(id, { media_urls: [pictures[1]] });
  expect(captions(await detail(id))).toEqual(['上色']);
  await edit(id, { captions: ['完成'] });
  expect(captions(await detail(id))).toEqual(['完成']);
});

test('a caption is one line of at most 80 characters', async () => {
  for (const wrong of ['长'.repeat(81), '两\n行', 3]) {
    const { code } = await publish(app, author, { media_urls: pictures, captions: [wrong] });
    expect(code).not.toBe(1);
  }
});

test('a post without labels has none, as those of older clients', async () => {
  const id = await createPost(app, author);
  expect(await detail(id)).toMatchObject({ origin: null, source_url: '', is_sensitive: false });
});

test('a repost names its source, and others have none', async () => {
  expect(await publish(app, author, { origin: 'repost' })).toMatchObject({ code: 3000 });
  expect(await publish(app, author, { origin: 'repost', source_url: 'javascript:1' })).not.toMatchObject({
    code: 1,
  });
  const source_url = 'https://example.com/works/7';
  const id = await createPost(app, author, { origin: 'repost', source_url });
  expect(await detail(id)).toMatchObject({ origin: 'repost', source_url });
  await edit(id, { title: '还是转载' });
  expect(await detail(id)).toMatchObject({ origin: 'repost', source_url });
  await edit(id, { origin: 'original' });
  expect(await detail(id)).toMatchObject({ origin: 'original', source_url: '' });
  await edit(id, { origin: null });
  expect(await detail(id)).toMatchObject({ origin: null });
});

test('what is covered is no work and stands nowhere as a picture, until the cover goes', async () => {
  const before = await works();
  const id = await createPost(app, author, { media_urls: pictures, is_sensitive: true });
  expect(await detail(id)).toMatchObject({ cover_image: '', media_urls: pictures, is_sensitive: true });
  expect(await works()).toBe(before);
  await edit(id, { is_sensitive: false });
  expect(await detail(id)).toMatchObject({ cover_image: pictures[0], is_sensitive: false });
  expect(await works()).toBe(before + 1);
  await edit(id, { is_sensitive: true });
  expect(await works()).toBe(before);
});
