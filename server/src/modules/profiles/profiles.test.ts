import type { Profile, Work } from '@zaojie/contract/profiles/profile.schemas';
import type { Post } from '@zaojie/contract/posts/post.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createImage, createPost } from '../../../test/test-posts.ts';
import { worksQuery } from '../posts/feed/work.queries.ts';

let app: TestApp;
let author: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  [author, reader] = [await createPerson(app), await createPerson(app)];
});
afterAll(() => app.close());

const as = (who: Person | null) => (who ? { token: who.token } : {});
const profileOf = async (who: Person, viewer: Person | null = null) =>
  (await app.get(`/profile/basic?user_id=${who.id}`, as(viewer))).data as unknown as Profile;
const statsOf = async (who: Person) => (await app.get(`/profile/socialStats?user_id=${who.id}`)).data;
const createWork = async (who: Person) =>
  createPost(app, who, { media_urls: [await createImage(app, who), await createImage(app, who)] });

test('counts move with posts, pictures, follows and likes', async () => {
  const someone = await createPerson(app);
  const work = await createWork(someone);
  const words = await createPost(app, someone);
  await app.post(`/user/follow/${someone.id}`, {}, as(reader));
  await app.post(`/user/follow/${author.id}`, {}, as(someone));
  const counts = { follow_count: 1, fans_count: 1, posts_count: 2, works_count: 1 };
  expect(await statsOf(someone)).toMatchObject(counts);
  expect((await profileOf(someone, reader)).stats).toMatchObject(counts);
  expect((await profileOf(someone, reader)).is_followed).toBe(true);

  const picture = await createImage(app, someone);
  const form = { title: '添了图', content: '<p>字</p>', media_urls: [picture] };
  await app.post(`/posts/edit/${words}`, form, as(someone));
  expect(await statsOf(someone)).toMatchObject({ posts_count: 2, works_count: 2 });
  await app.post(`/posts/edit/${words}`, { ...form, media_urls: [] }, as(someone));
  expect(await statsOf(someone)).toMatchObject({ posts_count: 2, works_count: 1 });
  await app.post(`/posts/del/?id=${work}`, {}, as(someone));
  await app.post(`/user/unfollow/${someone.id}`, {}, as(reader));
  expect(await statsOf(someone)).toMatchObject({ fans_count: 0, posts_count: 1, works_count: 0 });
});

test('edits and deletions that race leave the true count of works', async () => {
  const someone = await createPerson(app);
  const ids = await Promise.all(Array.from({ length: 4 }, () => createWork(someone)));
  const edit = (id: number) =>
    app.post(`/posts/edit/${id}`, { title: '没了图', content: '<p>字</p>' }, as(someone));
  const remove = (id: number) => app.post(`/posts/del/?id=${id}`, {}, as(someone));
  await Promise.all(ids.flatMap((id) => [edit(id), edit(id), remove(id), createWork(someone)]));
  const { rows } = await sql<{ count: number }>`select count(*)::int from posts
    where user_id = ${someone.id} and deleted_at is null and cover_image <> ''`.execute(app.db);
  expect(await statsOf(someone)).toMatchObject({ works_count: rows[0]?.count, posts_count: 4 });
});

test('basic without an id is oneself, and asks visitors to sign in', async () => {
  expect((await app.get('/profile/basic', as(reader))).data).toMatchObject({
    id: reader.id,
    can: { edit: true, follow: false },
  });
  expect(await app.get('/profile/basic')).toMatchObject({ status: 401 });
  expect(await app.get('/profile/basic?user_id=abc', as(reader))).toMatchObject({ msg: '无效的用户ID' });
  expect(await app.get('/profile/showcase?user_id=999999')).toMatchObject({ msg: '用户不存在' });
});

test('the showcase pages by number and by cursor, twelve at a time, words left out', async () => {
  const someone = await createPerson(app);
  for (let made = 0; made < 14; made++) await createWork(someone);
  await createPost(app, someone);
  const first = (await app.get(`/profile/showcase?user_id=${someone.id}`)).data;
  expect(first).toMatchObject({ total: 14, per_page: 12, current_page: 1, last_page: 2 });
  const works = first['data'] as Work[];
  expect(works).toHaveLength(12);
  expect(works[0]).toMatchObject({ pictures_count: 2, like_count: 0, cover: { width: 640, height: 480 } });

  const byNumber = (await app.get(`/profile/showcase?user_id=${someone.id}&page=2`)).data['data'] as Work[];
  const cursor = first['next_cursor'] as string;
  const after = (await app.get(`/profile/showcase?user_id=${someone.id}&cursor=${cursor}`)).data;
  expect(after['data']).toEqual(byNumber);
  expect(byNumber).toHaveLength(2);
  expect(after['next_cursor']).toBeNull();
  const ids = [...works, ...byNumber].map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
});

test('activities are the person’s posts as the feed shows them', async () => {
  const someone = await createPerson(app);
  const ids: number[] = [];
  for (let made = 0; made < 11; made++) ids.unshift(await createPost(app, someone));
  await createPost(app, author);
  const first = (await app.get(`/profile/activities?user_id=${someone.id}`, as(reader))).data;
  expect(first).toMatchObject({ total: 11, per_page: 10, last_page: 2 });
  const rest = (
    await app.get(`/profile/activities?user_id=${someone.id}&cursor=${String(first['next_cursor'])}`)
  ).data;
  const posts = [...(first['data'] as Post[]), ...(rest['data'] as Post[])];
  expect(posts.map(({ id }) => id)).toEqual(ids);
});

test('who has blocked the viewer is gone; whom the viewer has blocked shows no posts', async () => {
  const [someone, other] = [await createPerson(app), await createPerson(app)];
  await createWork(someone);
  await app.post('/user/block', { user_id: other.id }, as(someone));
  for (const call of ['basic', 'socialStats', 'activities', 'showcase']) {
    const answer = await app.get(`/profile/${call}?user_id=${someone.id}`, as(other));
    expect(answer).toMatchObject({ code: 1301, msg: '用户不存在' });
  }
  await app.post('/user/block', { user_id: someone.id }, as(reader));
  expect(await profileOf(someone, reader)).toMatchObject({ is_blocked: true, hung_work: null });
  for (const call of ['activities', 'showcase']) {
    const answer = await app.get(`/profile/${call}?user_id=${someone.id}`, as(reader));
    expect(answer.data).toMatchObject({ total: 0, data: [] });
  }
});

test('a wide work hangs behind the name until a background is chosen', async () => {
  const someone = await createPerson(app);
  expect((await profileOf(someone)).hung_work).toBeNull();
  const id = await createWork(someone);
  expect((await profileOf(someone)).hung_work).toMatchObject({ id, cover: { width: 640 } });
  const background = await createImage(app, someone);
  await app.send('PUT', `/user/${someone.id}`, { body: { background }, ...as(someone) });
  expect(await profileOf(someone)).toMatchObject({ background, hung_work: null });
});

test('a page costs the same few statements however long it is, and reads the index of works', async () => {
  for (const call of ['basic', 'activities', 'showcase']) {
    app.queries.length = 0;
    await app.get(`/profile/${call}?user_id=${author.id}&per_page=50`);
    expect(app.queries.length).toBeLessThanOrEqual(3);
  }
  const query = worksQuery({ userId: 1, viewerId: 2, limit: 12, offset: 0, after: null });
  const { rows } = await app.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local enable_sort = off`.execute(tx);
    return sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx);
  });
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('posts_works_of_user');
});

test('a shared link to a person says who it is', async () => {
  const someone = await createPerson(app);
  const body = { nickname: '画桥的<b>', bio: '只画桥' };
  await app.send('PUT', `/user/${someone.id}`, { body, ...as(someone) });
  const { userPreview } = await import('../users/profile/user.preview.ts');
  expect(await userPreview.describe(app.db, someone.id)).toEqual({
    title: '画桥的<b>的主页',
    description: '只画桥',
    image: '',
  });
  expect(await userPreview.describe(app.db, 999_999)).toBeNull();
  expect(userPreview.path.test('/user/12/')).toBe(true);
});
