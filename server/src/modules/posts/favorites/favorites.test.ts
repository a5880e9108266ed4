import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createPost } from '../../../../test/test-posts.ts';

let app: TestApp;
let author: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [author, reader] = [await createPerson(app), await createPerson(app)];
});

type Folder = { id: number; name: string; posts_count: number; holds: boolean; is_public: boolean };

const as = (who: Person | null) => (who ? { token: who.token } : {});
const keep = (who: Person, post_id: number, folder_id?: number) =>
  app.post('/posts/favorite', { post_id, folder_id }, as(who));
const letGo = (who: Person, post_id: number) => app.post('/posts/unfavorite', { post_id }, as(who));
const addFolder = async (who: Person, name: string, is_public = false) =>
  Number((await app.post('/posts/favorite-folders/add', { name, is_public }, as(who))).data['id']);
const foldersOf = async (who: Person, viewer: Person | null, postId = 0) =>
  (await app.get(`/posts/favorite-folders?user_id=${who.id}&post_id=${postId}`, as(viewer))).data[
    'data'
  ] as Folder[];
const shown = async (who: Person | null, folderId: number | '') =>
  app.get(`/posts/favorites?folder_id=${folderId}`, as(who));
const idsOf = (data: Record<string, unknown>) => (data['data'] as { id: number }[]).map(({ id }) => id);

/** Every count beside the rows that it counts. */
async function expectRightCounts() {
  const folders = await app.db.selectFrom('favorite_folders').select(['id', 'post_count']).execute();
  const rows = await app.db.selectFrom('post_favorites').select(['folder_id', 'post_id']).execute();
  for (const { id, post_count } of folders) {
    expect(post_count).toBe(rows.filter((row) => row.folder_id === id).length);
  }
  const stats = await app.db.selectFrom('post_stats').select(['post_id', 'favorite_count']).execute();
  for (const { post_id, favorite_count } of stats) {
    expect(favorite_count).toBe(rows.filter((row) => row.post_id === post_id).length);
  }
}

test('without a folder a post goes into the default one, and a second time changes nothing', async () => {
  const id = await createPost(app, author);
  expect(await foldersOf(reader, reader)).toMatchObject([{ id: 0, name: '默认收藏夹', posts_count: 0 }]);
  for (const _ of [1, 2]) {
    expect(await keep(reader, id)).toMatchObject({
      msg: '已收藏',
      data: { is_favorited: true, favorite_count: 1, folder: { name: '默认收藏夹' } },
    });
  }
  expect(await foldersOf(reader, reader, id)).toMatchObject([{ posts_count: 1, holds: true }]);
  expect((await app.get(`/posts/detail?id=${id}`, as(reader))).data).toMatchObject({
    is_favorited: true,
    favorite_count: 1,
  });
  for (const _ of [1, 2]) {
    expect(await letGo(reader, id)).toMatchObject({ data: { is_favorited: false, favorite_count: 0 } });
  }
  await expectRightCounts();
});

test('a post moves from folder to folder, and a deleted folder leaves its posts to the default one', async () => {
  const [first, second] = [await createPost(app, author), await createPost(app, author)];
  const folder = await addFolder(reader, '光影');
  await keep(reader, first, folder);
  await keep(reader, second);
  await keep(reader, first);
  expect(idsOf((await shown(reader, folder)).data)).toEqual([first]);
  expect(
    await app.post('/posts/favorites/move', { post_ids: [first, second], folder_id: folder }, as(reader)),
  ).toMatchObject({ data: { moved: 1 } });
  expect(idsOf((await shown(reader, folder)).data)).toEqual([second, first]);
  await app.post(`/posts/favorite-folders/del/${folder}`, {}, as(reader));
  expect(await foldersOf(reader, reader)).toMatchObject([{ name: '默认收藏夹', posts_count: 2 }]);
  expect(idsOf((await shown(reader, '')).data)).toEqual([second, first]);
  await expectRightCounts();
});

test('a private folder is there for its owner alone, a public one for everybody', async () => {
  const id = await createPost(app, author);
  const folder = await addFolder(reader, '分镜');
  await keep(reader, id, folder);
  expect(await foldersOf(reader, author)).toEqual([]);
  expect((await shown(author, folder)).code).toBe(3001);
  expect((await keep(author, id, folder)).code).toBe(3001);
  await app.post(`/posts/favorite-folders/edit/${folder}`, { is_public: true }, as(reader));
  expect(await foldersOf(reader, null)).toMatchObject([{ name: '分镜', holds: false }]);
  expect(idsOf((await shown(null, folder)).data)).toEqual([id]);
});

test('names differ, the default folder stays, and there are fifty at most', async () => {
  const folder = await addFolder(reader, 'Line');
  const add = (name: string) => app.post('/posts/favorite-folders/add', { name }, as(reader));
  for (const taken of ['line', ' LINE ', '默认收藏夹']) expect((await add(taken)).code).toBe(3002);
  for (const wrong of ['', ' ', '长'.repeat(21)]) expect((await add(wrong)).code).not.toBe(1);
  await keep(reader, await createPost(app, author));
  const [own] = await foldersOf(reader, reader);
  const edit = `/posts/favorite-folders/edit/${own?.id}`;
  expect((await app.post(edit, { name: '改名' }, as(reader))).code).toBe(3004);
  expect((await app.post(edit, { is_public: true }, as(reader))).code).toBe(1);
  expect((await app.post(`/posts/favorite-folders/del/${own?.id}`, {}, as(reader))).code).toBe(3004);
  expect((await app.post(`/posts/favorite-folders/edit/${folder}`, { name: 'line' }, as(reader))).code).toBe(
    1,
  );
  const values = Array.from({ length: 48 }, (_, n) => ({
    user_id: reader.id,
    name: `第${n}个`,
    created_at: new Date(),
  }));
  await app.db.insertInto('favorite_folders').values(values).execute();
  expect((await add('再来一个')).code).toBe(3003);
});

test('a deleted post is kept by nobody, and the folders count it no more', async () => {
  const [gone, stays] = [await createPost(app, author), await createPost(app, author)];
  for (const who of [reader, author]) for (const id of [gone, stays]) await keep(who, id);
  await app.post(`/posts/del/?id=${gone}`, {}, as(author));
  expect((await keep(reader, gone)).code).toBe(1601);
  await app.deliver();
  expect(await foldersOf(reader, reader)).toMatchObject([{ posts_count: 1 }]);
  await expectRightCounts();
});

test('all at once: keeping, letting go, moving and deleting leave right counts', async () => {
  const ids = [await createPost(app, author), await createPost(app, author), await createPost(app, author)];
  const people = [reader, author, await createPerson(app)];
  const folders = new Map<Person, number>();
  for (const who of people) folders.set(who, await addFolder(who, '一起'));
  const calls = people.flatMap((who) =>
    ids.flatMap((id) => [
      keep(who, id),
      keep(who, id, folders.get(who)),
      letGo(who, id),
      keep(who, id),
      app.post('/posts/favorites/move', { post_ids: ids, folder_id: folders.get(who) }, as(who)),
    ]),
  );
  calls.push(app.post(`/posts/favorite-folders/del/${folders.get(reader)}`, {}, as(reader)));
  calls.push(app.post(`/posts/del/?id=${ids[0]}`, {}, as(author)));
  const answers = await Promise.all(calls);
  expect(answers.every(({ code }) => [1, 3001, 1601].includes(code))).toBe(true);
  await app.deliver();
  await expectRightCounts();
});
