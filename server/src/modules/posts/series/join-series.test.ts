import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Series, SeriesDetail, SeriesPlace } from '@zaojie/contract/posts/series.schemas';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createImage, createPost, publish } from '../../../../test/test-posts.ts';
import { transaction } from '../../../db/transaction.ts';
import { hidePost, restorePost } from '../delete-post.ts';

let app: TestApp;
let author: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  author = await createPerson(app);
});

const mine = () => ({ token: author.token });
const edit = (id: number, body: object) => app.post(`/posts/edit/${id}`, body, mine());
const makeSeries = async (title = '练习') =>
  Number((await app.post('/posts/series/add', { title }, mine())).data['id']);
const seriesOf = async () =>
  (await app.get(`/posts/series?user_id=${author.id}`, mine())).data['data'] as Series[];
const shown = async (id: number) => (await app.get(`/posts/series/detail?id=${id}`)).data as SeriesDetail;
const idsIn = async (id: number) => (await shown(id)).posts.map((post) => post.id);
const placeOf = async (id: number) =>
  (await app.get(`/posts/detail?id=${id}`)).data['series'] as SeriesPlace | null;
const countPosts = async () =>
  (await app.db.selectFrom('posts').select('id').where('user_id', '=', author.id).execute()).length;
const cover = (id: number, chosen: object | null) =>
  app.post(`/posts/series/edit/${id}`, { cover: chosen }, mine());

test('a post joins at the end with its publishing', async () => {
  const id = await makeSeries();
  const first = await createPost(app, author, { series_id: id });
  const second = await createPost(app, author, { series_id: id });
  expect(await idsIn(id)).toEqual([first, second]);
  expect(await placeOf(await createPost(app, author, { series_id: null }))).toBeNull();
});

test('a new series begins with the post', async () => {
  const post = await createPost(app, author, { series_title: ' 雨夜三联 ' });
  expect(await placeOf(post)).toMatchObject({ title: '雨夜三联', position: 1, posts_count: 1 });
  expect((await publish(app, author, { series_title: ' ' })).msg).toBe('请输入合集标题');
});

test('nothing is published where the series refuses it', async () => {
  const id = await makeSeries();
  const stranger = await createPerson(app);
  expect((await publish(app, stranger, { series_id: id })).code).toBe(3040);
  expect((await publish(app, author, { series_id: 999_999 })).code).toBe(3040);
  await sql`update post_series set post_count = 200 where id = ${id}`.execute(app.db);
  expect((await publish(app, author, { series_id: id })).code).toBe(3042);
  const values = Array.from({ length: 49 }, (_, n) => ({
    user_id: author.id,
    title: `第${n}个`,
    created_at: new Date(),
    updated_at: new Date(),
  }));
  await app.db.insertInto('post_series').values(values).execute();
  expect((await publish(app, author, { series_title: '再来一个' })).code).toBe(3041);
  expect(await countPosts()).toBe(0);
});

test('an edit moves it, takes it out, or leaves it where it stands', async () => {
  const [one, other] = [await makeSeries('一'), await makeSeries('二')];
  const post = await createPost(app, author, { series_id: one });
  await createPost(app, author, { series_id: one });
  const before = (await edit(post, { title: '新的题目' })).data['updated_at'];
  expect(await placeOf(post)).toMatchObject({ id: one, position: 1 });
  // Its own again: the place stays.
  await edit(post, { series_id: one });
  expect(await placeOf(post)).toMatchObject({ id: one, position: 1 });
  app.passSeconds(60);
  const moved = await edit(post, { series_id: other });
  expect(await placeOf(post)).toMatchObject({ id: other, position: 1 });
  // Where it stands isn't what it says.
  expect(moved.data['updated_at']).toBe(before);
  expect((await edit(post, { title: '不会成的', series_id: 999_999 })).code).toBe(3040);
  expect((await app.get(`/posts/detail?id=${post}`)).data['title']).toBe('新的题目');
  await edit(post, { series_id: null });
  expect(await placeOf(post)).toBeNull();
  await edit(post, { series_title: '三' });
  expect(await placeOf(post)).toMatchObject({ title: '三' });
});

test('posts that are published at once stand one after another', async () => {
  const id = await makeSeries();
  const answers = await Promise.all([1, 2, 3, 4].map(() => publish(app, author, { series_id: id })));
  expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
  const { rows } = await sql<{ position: number }>`
    select position from series_posts where series_id = ${id} order by position`.execute(app.db);
  expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
});

test('what waits for a moderator joins when it is let through', async () => {
  const id = await makeSeries();
  const held = await publish(app, author, { content: '<p>加微信聊</p>', series_id: id });
  expect(held.msg).toBe('已提交，审核通过后大家就能看到');
  const next = await createPost(app, author, { series_id: id });
  await app.deliver();
  expect(await idsIn(id)).toEqual([next]);
  const heldId = Number(held.data['id']);
  await transaction(app.db, (tx) => restorePost(tx, heldId));
  await app.deliver();
  expect(await idsIn(id)).toEqual([next, heldId]);
});

test('what comes back before it was missed keeps its place; what was taken along with a full series is left out', async () => {
  const id = await makeSeries();
  const posts = [
    await createPost(app, author, { series_id: id }),
    await createPost(app, author, { series_id: id }),
  ];
  const [first = 0] = posts;
  const hide = () => transaction(app.db, (tx) => hidePost(tx, first, new Date()));
  const restore = () => transaction(app.db, (tx) => restorePost(tx, first));
  await hide();
  await restore();
  await app.deliver();
  expect(await idsIn(id)).toEqual(posts);
  await hide();
  await app.deliver();
  await sql`update post_series set post_count = 200 where id = ${id}`.execute(app.db);
  await restore();
  await app.deliver();
  expect(await placeOf(first)).toBeNull();
});

test('a cover is chosen among the pictures, and given back', async () => {
  const pictures = [await createImage(app, author), await createImage(app, author)];
  const [first = '', second = ''] = pictures;
  const other = await createImage(app, author);
  const id = await makeSeries();
  const post = await createPost(app, author, { media_urls: pictures, series_id: id });
  const later = await createPost(app, author, { media_urls: [other], series_id: id });
  const listed = await app.get(`/posts/series/pictures?id=${id}`, mine());
  expect(listed.data['data']).toEqual([
    { post_id: post, url: first },
    { post_id: post, url: second },
    { post_id: later, url: other },
  ]);
  expect(await shown(id)).toMatchObject({ cover_image: first, is_cover_chosen: false });
  expect((await cover(id, { post_id: post, url: second })).code).toBe(1);
  expect(await seriesOf()).toMatchObject([{ cover_image: second, is_cover_chosen: true }]);
  // Renaming leaves it; what isn't there can't be chosen.
  await app.post(`/posts/series/edit/${id}`, { title: '改名' }, mine());
  expect(await cover(id, { post_id: later, url: second })).toMatchObject({ code: 3121 });
  expect(await shown(id)).toMatchObject({ cover_image: second, is_cover_chosen: true });
  await cover(id, null);
  expect(await shown(id)).toMatchObject({ cover_image: first, is_cover_chosen: false });
});

test.each([
  ['leaves the series', (post: number) => app.post('/posts/series/posts/del', { post_id: post }, mine())],
  ['is hidden', (post: number) => transaction(app.db, (tx) => hidePost(tx, post, new Date()))],
  ['is deleted', (post: number) => app.post(`/posts/del/?id=${post}`, {}, mine())],
  ['is covered', (post: number) => edit(post, { is_sensitive: true })],
  ['loses the picture', (post: number) => edit(post, { media_urls: [] })],
])('a chosen cover whose post %s gives way to the first', async (_, happen) => {
  const [first, chosen] = [await createImage(app, author), await createImage(app, author)];
  const id = await makeSeries();
  await createPost(app, author, { media_urls: [first], series_id: id });
  const post = await createPost(app, author, { media_urls: [chosen], series_id: id });
  await cover(id, { post_id: post, url: chosen });
  expect(await shown(id)).toMatchObject({ cover_image: chosen });
  await happen(post);
  expect(await shown(id)).toMatchObject({ cover_image: first, is_cover_chosen: false });
});
