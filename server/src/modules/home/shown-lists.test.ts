import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { commentOn, createImage, createPost } from '../../../test/test-posts.ts';

// Lists are kept for a while, so each test has an app that keeps none yet.
let app: TestApp;
let author: Person;
let other: Person;
let reader: Person;
beforeEach(async () => {
  app = await startTestApp();
  [author, other, reader] = [await createPerson(app), await createPerson(app), await createPerson(app)];
});
afterEach(() => app.close());

type WithId = { id: number };
const ids = (list: unknown) => (list as WithId[]).map(({ id }) => id).sort((a, b) => a - b);

async function shownTo(viewer: Person | null) {
  const call = viewer ? { token: viewer.token } : {};
  const home = (await app.get('/index/index', call)).data;
  const hot = (await app.get('/posts/hot', call)).data;
  return {
    carousel: home['carousel'] as string[],
    homePosts: ids(home['hot_posts']),
    comments: ids(home['hot_comments']),
    creators: ids(home['recommended_creators']),
    covers: (home['recommended_creators'] as { covers: { url: string }[] }[]).flatMap(({ covers }) =>
      covers.map(({ url }) => url),
    ),
    hotPosts: ids(hot['hot_posts']),
    hotCreators: ids(hot['hot_creators']),
  };
}

async function createWork(who: Person): Promise<{ id: number; url: string }> {
  const url = await createImage(app, who);
  return { url, id: await createPost(app, who, { media_urls: [url] }) };
}

const comment = async (who: Person, postId: number) =>
  (await commentOn(app, who, postId)).data['id'] as number;

test('whom the viewer has blocked leaves every list at once, for this viewer only, and comes back', async () => {
  const [theirs, others] = [await createWork(author), await createWork(other)];
  const onTheirs = await comment(other, theirs.id);
  await comment(author, others.id);
  const before = await shownTo(reader);
  expect(before).toMatchObject({
    homePosts: [theirs.id, others.id],
    creators: [author.id, other.id],
    hotPosts: [theirs.id, others.id],
    hotCreators: [author.id, other.id],
  });
  expect(before.comments).toHaveLength(2);
  expect(before.comments).toContain(onTheirs);

  await app.post('/user/block', { user_id: author.id }, { token: reader.token });
  expect(await shownTo(reader)).toEqual({
    carousel: [others.url],
    homePosts: [others.id],
    // One is theirs, the other names their post.
    comments: [],
    creators: [other.id],
    covers: [others.url],
    hotPosts: [others.id],
    hotCreators: [other.id],
  });
  expect(await shownTo(null)).toEqual(before);
  expect(await shownTo(author)).toEqual(before);

  await app.post('/user/unblock', { user_id: author.id }, { token: reader.token });
  expect(await shownTo(reader)).toEqual(before);
});

test('what a block hides is replaced by what comes next', async () => {
  const theirs: number[] = [];
  const others: number[] = [];
  for (let i = 0; i < 5; i++) others.push(await createPost(app, other));
  for (let i = 0; i < 5; i++) theirs.push(await createPost(app, author));
  await app.db.updateTable('posts').set({ rank: 1e6 }).where('user_id', '=', author.id).execute();
  expect((await shownTo(reader)).hotPosts).toEqual(theirs);
  await app.post('/user/block', { user_id: author.id }, { token: reader.token });
  expect((await shownTo(reader)).hotPosts).toEqual(others);
});

test('what is deleted is gone from kept lists at once, for visitors too', async () => {
  const [gone, left] = [await createWork(author), await createWork(other)];
  const itsComment = await comment(reader, gone.id);
  const deleted = await comment(author, left.id);
  expect((await shownTo(null)).comments).toEqual([itsComment, deleted]);

  await app.post(`/posts/delComment/${deleted}`, {}, { token: author.token });
  expect((await shownTo(null)).comments).toEqual([itsComment]);
  const removal = await app.post(`/posts/del/?id=${gone.id}`, {}, { token: author.token });
  expect(removal.code).toBe(1);
  for (const viewer of [null, reader]) {
    expect(await shownTo(viewer)).toMatchObject({
      carousel: [left.url],
      homePosts: [left.id],
      comments: [],
      covers: [left.url],
      hotPosts: [left.id],
    });
  }
});

test('posts without a picture are on the wall; slides are found further down', async () => {
  const work = await createWork(author);
  const words = await sql<WithId>`
    with written as (
      insert into posts (user_id, title, content, excerpt, rank)
      select ${other.id}, '只有字 ' || n, '', '', 1e6 from generate_series(1, 30) n returning id
    ), counted as (insert into post_stats (post_id) select id from written)
    select id from written order by id`.execute(app.db);
  const shown = await shownTo(null);
  expect(shown.homePosts).toEqual(ids(words.rows).slice(-14));
  expect(shown.carousel).toEqual([work.url]);
});

test('kept lists cost a visitor one statement and a member two', async () => {
  await createWork(author);
  await shownTo(null);
  const statements = async (path: string, token?: string) => {
    app.queries.length = 0;
    await app.get(path, token === undefined ? {} : { token });
    return app.queries.filter((query) => !/sessions/.test(query)).length;
  };
  for (const path of ['/index/index', '/posts/hot']) {
    expect(await statements(path)).toBe(1);
    expect(await statements(path, reader.token)).toBe(2);
  }
});
