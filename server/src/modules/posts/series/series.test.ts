import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SeriesDetail, SeriesPlace } from '@zaojie/contract/posts/series.schemas';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createImage, createPost } from '../../../../test/test-posts.ts';
import { statement } from '../../../db/statement.ts';
import { transaction } from '../../../db/transaction.ts';
import { seriesPreview } from './series.preview.ts';
import { placeQuery, seriesPostsQuery, seriesQuery } from './series.queries.ts';
import { seriesReport } from './series.report.ts';

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

const as = (who: Person | null) => (who ? { token: who.token } : {});
const add = (who: Person, body: object) => app.post('/posts/series/add', body, as(who));
const put = (series_id: number, post_id: number, who = author) =>
  app.post('/posts/series/posts/add', { series_id, post_id }, as(who));
const take = (post_id: number, who = author) => app.post('/posts/series/posts/del', { post_id }, as(who));
const order = (id: number, post_ids: number[]) =>
  app.post(`/posts/series/order/${id}`, { post_ids }, as(author));
const listed = async (viewer: Person | null, postId = 0) =>
  (await app.get(`/posts/series?user_id=${author.id}&post_id=${postId}`, as(viewer))).data[
    'data'
  ] as SeriesDetail[];
const shown = (id: number, viewer: Person | null = null) =>
  app.get(`/posts/series/detail?id=${id}`, as(viewer));
const idsIn = async (id: number) => ((await shown(id)).data as SeriesDetail).posts.map((post) => post.id);
const placeOf = async (id: number) =>
  (await app.get(`/posts/detail?id=${id}`)).data['series'] as SeriesPlace | null;

async function makeSeries(length: number): Promise<{ id: number; posts: number[] }> {
  const id = Number((await add(author, { title: '练习' })).data['id']);
  const posts: number[] = [];
  for (let n = 0; n < length; n++) posts.push(await createPost(app, author));
  for (const post of posts) expect((await put(id, post)).code).toBe(1);
  return { id, posts };
}

/** Counts beside what they count, and places without gaps. */
async function expectRightPlaces() {
  const { rows } = await sql`
    select s.id from post_series s where post_count <> (select count(*) from series_posts where series_id = s.id)
      or post_count <> (select coalesce(max(position), 0) from series_posts where series_id = s.id)`.execute(
    app.db,
  );
  expect(rows).toEqual([]);
}

it('is made with a post, and says where a post stands', async () => {
  const cover = await createImage(app, author);
  const [first, second] = [
    await createPost(app, author),
    await createPost(app, author, { media_urls: [cover] }),
  ];
  const made = await add(author, { title: ' 雨夜三联 ', description: '按画的顺序', post_id: first });
  expect(made).toMatchObject({ code: 1, msg: '合集已建好' });
  const id = Number(made.data['id']);
  for (const _ of [1, 2]) expect((await put(id, second)).data).toEqual({ posts_count: 2 });
  expect((await shown(id)).data).toMatchObject({
    title: '雨夜三联',
    description: '按画的顺序',
    cover_image: cover,
    posts_count: 2,
    user: { id: author.id },
    posts: [{ id: first }, { id: second, cover_image: cover }],
    can: { edit: false },
  });
  const title = expect.any(String) as string;
  const label = { id, title: '雨夜三联', posts_count: 2 };
  expect(await placeOf(first)).toEqual({
    ...label,
    position: 1,
    previous: null,
    next: { id: second, title },
  });
  expect(await placeOf(second)).toEqual({
    ...label,
    position: 2,
    previous: { id: first, title },
    next: null,
  });
  expect(await placeOf(await createPost(app, author))).toBeNull();
  expect(await listed(author, second)).toMatchObject([{ id, holds: true, can: { edit: true } }]);
});

it('a post stands in one: put into another it leaves the first, taken out it stands in none', async () => {
  const one = await makeSeries(3);
  const other = await makeSeries(1);
  const [a = 0, b = 0, c = 0] = one.posts;
  await put(other.id, b);
  expect(await idsIn(one.id)).toEqual([a, c]);
  expect(await idsIn(other.id)).toEqual([...other.posts, b]);
  for (const _ of [1, 2]) expect((await take(a)).code).toBe(1);
  expect(await placeOf(c)).toMatchObject({ position: 1, posts_count: 1 });
  expect(await placeOf(a)).toBeNull();
  await expectRightPlaces();
});

it('is put in order as a whole, or not at all', async () => {
  const { id, posts } = await makeSeries(3);
  const [a = 0, b = 0, c = 0] = posts;
  expect((await order(id, [c, a, b])).code).toBe(1);
  expect(await idsIn(id)).toEqual([c, a, b]);
  const foreign = await createPost(app, author);
  for (const wrong of [[c, a], [c, a, b, b], [c, a, foreign], []]) {
    expect((await order(id, wrong)).code).toBe(3043);
  }
  expect(await idsIn(id)).toEqual([c, a, b]);
  await expectRightPlaces();
});

it('belongs to its author: others read it, and neither change it nor put their posts there', async () => {
  const { id, posts } = await makeSeries(1);
  const own = await createPost(app, reader);
  expect((await put(id, own, reader)).code).toBe(3040);
  expect((await put(id, own)).code).toBe(1601);
  expect((await take(posts[0] ?? 0, reader)).code).toBe(1601);
  expect((await app.post(`/posts/series/del/${id}`, {}, as(reader))).code).toBe(3040);
  const renamed = await app.post(`/posts/series/edit/${id}`, { title: '改后' }, as(author));
  expect(renamed).toMatchObject({ msg: '已保存', data: { id } });
  expect(await listed(reader)).toMatchObject([{ title: '改后', can: { edit: false } }]);
});

it('an empty one is seen by its author alone, one of somebody blocked by nobody who blocked', async () => {
  const empty = Number((await add(author, { title: '还没开始' })).data['id']);
  expect(await listed(reader)).toEqual([]);
  expect(await listed(author)).toMatchObject([{ id: empty, posts_count: 0, cover_image: '' }]);
  const { id } = await makeSeries(1);
  expect(await listed(reader)).toHaveLength(1);
  await app.post('/user/block', { user_id: author.id }, as(reader));
  expect(await listed(reader)).toEqual([]);
  expect((await shown(id, reader)).code).toBe(3040);
  expect((await shown(id)).code).toBe(1);
});

it('what is deleted leaves it, its neighbours meet', async () => {
  const { id, posts } = await makeSeries(3);
  const [a = 0, b = 0, c = 0] = posts;
  await app.post(`/posts/del/?id=${b}`, {}, as(author));
  // Passed over at once, counted out a moment later.
  expect(await placeOf(a)).toMatchObject({ next: { id: c } });
  await app.deliver();
  expect(await placeOf(c)).toMatchObject({ position: 2, posts_count: 2, previous: { id: a } });
  expect(await idsIn(id)).toEqual([a, c]);
  await app.post(`/posts/series/del/${id}`, {}, as(author));
  expect(await placeOf(a)).toBeNull();
  expect((await app.get(`/posts/detail?id=${a}`)).code).toBe(1);
  expect((await shown(id)).code).toBe(3040);
});

it('has limits', async () => {
  for (const title of ['', ' ', '长'.repeat(41)]) expect((await add(author, { title })).code).not.toBe(1);
  expect((await add(author, { title: '长'.repeat(40), description: '长'.repeat(301) })).code).not.toBe(1);
  const { id } = await makeSeries(0);
  await sql`update post_series set post_count = 200 where id = ${id}`.execute(app.db);
  expect(await put(id, await createPost(app, author))).toMatchObject({
    code: 3042,
    msg: '一个合集最多放200篇帖子',
  });
  await sql`delete from post_series`.execute(app.db);
  const now = new Date();
  const values = Array.from({ length: 50 }, (_, n) => ({
    user_id: author.id,
    title: `第${n}个`,
    created_at: now,
    updated_at: now,
  }));
  await app.db.insertInto('post_series').values(values).execute();
  expect((await add(author, { title: '再来一个' })).code).toBe(3041);
  await sql`delete from post_series`.execute(app.db);
});

it('counts and places are right whatever happens at once', async () => {
  const one = await makeSeries(4);
  const other = await makeSeries(2);
  const all = [...one.posts, ...other.posts];
  const calls = all.flatMap((post) => [put(one.id, post), take(post), put(other.id, post)]);
  calls.push(order(one.id, one.posts.toReversed()), app.post(`/posts/del/?id=${all[0]}`, {}, as(author)));
  const answers = await Promise.all(calls);
  expect(answers.filter(({ code }) => ![1, 1601, 3043].includes(code))).toEqual([]);
  await app.deliver();
  await expectRightPlaces();
  expect([...(await idsIn(one.id)), ...(await idsIn(other.id))]).not.toContain(all[0]);
});

it('says what it is where it is shared, and can be taken away by moderators', async () => {
  const { id, posts } = await makeSeries(2);
  const nickname = author.username;
  expect(await seriesPreview.describe(app.db, id)).toMatchObject({
    title: '练习',
    description: `${nickname}的合集，共 2 篇`,
  });
  expect(await seriesReport.list(app.db, [id])).toMatchObject([
    { id, ownerId: author.id, title: '练习', link: `/series/${id}` },
  ]);
  const removed = await transaction(app.db, async (tx) => seriesReport.remove?.(tx, id, new Date()));
  expect(removed).toBe(true);
  expect(await seriesPreview.describe(app.db, id)).toBeNull();
  expect(await placeOf(posts[0] ?? 0)).toBeNull();
});

it('is read from indexes', async () => {
  await sql`insert into post_series (user_id, title, post_count, created_at, updated_at)
    select ${reader.id}::bigint, 's' || n, 1, now(), now() from generate_series(1, 3000) n`.execute(app.db);
  await sql`insert into posts (user_id, title, content, excerpt, created_at)
    select ${reader.id}::bigint, 'p' || n, '', '', now() from generate_series(1, 3000) n`.execute(app.db);
  await sql`insert into post_stats (post_id) select id from posts p
    where not exists (select 1 from post_stats where post_id = p.id)`.execute(app.db);
  await sql`insert into series_posts (post_id, series_id, position)
    select p.id, s.id, 1 from (select id, row_number() over (order by id) n from posts where title like 'p%') p
    join (select id, row_number() over (order by id) n from post_series where title like 's%') s using (n)`.execute(
    app.db,
  );
  await sql`analyze`.execute(app.db);
  const { id, posts } = await makeSeries(2);
  const queries = [
    seriesQuery({ of: { userId: author.id }, viewerId: reader.id, postId: posts[0] ?? 0 }),
    seriesQuery({ of: { id }, viewerId: null }),
    seriesPostsQuery(id),
  ].map((query) => sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(app.db));
  const plans = (await Promise.all(queries)).map(({ rows }) => rows);
  const place = statement<{ postId: number }, { 'QUERY PLAN': string }>(
    ({ postId }) => sql`explain ${placeQuery(postId)}`,
  );
  plans.push(await place(app.db, { postId: posts[0] ?? 0 }));
  for (const plan of plans) {
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).not.toMatch(/Seq Scan on (posts|post_stats|post_series|series_posts)\b/);
  }
});
