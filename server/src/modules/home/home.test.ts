import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson } from '../../../test/test-people.ts';
import { commentOn, createCircle, createImage, createPost } from '../../../test/test-posts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('home and hot lists show what is there, with the viewer’s own flags', async () => {
  const [author, reader] = [await createPerson(app), await createPerson(app)];
  const circle_id = await createCircle(app, '场景概念');
  const url = await createImage(app, author);
  const id = await createPost(app, author, {
    media_urls: [url],
    circle_id,
    tags: [{ id: -1, name: '场景' }],
  });
  await commentOn(app, reader, id, { content: '光打得真好' });
  await app.post('/posts/like', { post_id: id }, { token: reader.token });
  await app.post(`/user/follow/${author.id}`, {}, { token: reader.token });

  const home = (await app.get('/index/index', { token: reader.token })).data;
  expect(home).toMatchObject({
    carousel: [url],
    hot_posts: [
      { id, user_id: author.id, cover_image: url, is_liked: true, width: 640, height: 480, opening: '' },
    ],
    hot_comments: [{ post_id: id, content: '光打得真好', user_id: reader.id }],
    recommended_creators: [
      {
        id: author.id,
        works_count: 1,
        is_followed: true,
        rating: null,
        covers: [{ url, widths: [320, 640] }],
      },
    ],
    stats: { creators: 1, posts: 1, comments: 1 },
  });
  const hot = (await app.get('/posts/hot')).data;
  expect(hot).toMatchObject({
    hot_posts: [{ id, is_liked: false, cover: { url, width: 640, height: 480, widths: [320, 640] } }],
    hot_creators: [{ id: author.id, posts_count: 1, is_followed: false, can: { follow: true } }],
    hot_tags: [{ name: '场景', posts_count: 1 }],
    hot_circles: [{ id: circle_id, posts_count: 1 }],
    hot_games: [],
    hot_materials: [],
  });
  const creatorsFor = async (token: string) => (await app.get('/posts/hot', { token })).data['hot_creators'];
  expect(await creatorsFor(reader.token)).toMatchObject([
    { id: author.id, is_followed: true, can: { follow: true } },
  ]);
  expect(await creatorsFor(author.token)).toMatchObject([
    { id: author.id, is_followed: false, can: { follow: false } },
  ]);
});

test('a creator’s latest three covers, newest first, without what has none', async () => {
  const other = await startTestApp();
  try {
    const author = await createPerson(other);
    const urls = [];
    for (let i = 0; i < 4; i++) {
      const url = await createImage(other, author);
      urls.push(url);
      await createPost(other, author, { media_urls: [url] });
      other.passSeconds(60);
    }
    await createPost(other, author);
    const home = (await other.get('/index/index')).data;
    const [creator] = home['recommended_creators'] as { covers: { url: string }[] }[];
    expect(creator?.covers.map((cover) => cover.url)).toEqual(urls.slice(1).toReversed());
  } finally {
    await other.close();
  }
});

test('a post without a picture comes with its first words and does not hang on the wall', async () => {
  const other = await startTestApp();
  try {
    const author = await createPerson(other);
    const long = '字'.repeat(120);
    await createPost(other, author, {
      title: '短的',
      content: '<p>先说<strong>结论</strong>。</p><p>再说</p>',
    });
    await createPost(other, author, { title: '长的', content: `<p>${long}</p>` });
    const posts = (await other.get('/index/index')).data['hot_posts'] as { title: string; opening: string }[];
    const openings = Object.fromEntries(posts.map(({ title, opening }) => [title, opening]));
    expect(openings).toEqual({ 短的: '先说结论。 再说', 长的: `${'字'.repeat(100)}…` });
    expect((await other.get('/index/wall')).data).toEqual({
      works: [],
      stats: { creators: 1, posts: 2, comments: 0 },
    });
  } finally {
    await other.close();
  }
});

test('the wall hangs works with their authors, everybody’s first before anybody’s second', async () => {
  const town = await startTestApp();
  try {
    const [busy, quiet] = [await createPerson(town), await createPerson(town)];
    const quietWork = await createPost(town, quiet, { media_urls: [await createImage(town, quiet)] });
    await createPost(town, busy);
    for (const title of ['第一件', '第二件', '第三件']) {
      town.passSeconds(3600);
      await createPost(town, busy, { title, media_urls: [await createImage(town, busy)] });
    }
    const wall = async (token?: string) =>
      (await town.get('/index/wall', token === undefined ? {} : { token })).data['works'] as {
        post_id: number;
        user_id: number;
      }[];
    const works = await wall();
    expect(works.map(({ user_id }) => user_id)).toEqual([busy.id, quiet.id, busy.id, busy.id]);
    expect(works[1]).toMatchObject({ post_id: quietWork, picture: { width: 640, height: 480 } });
    await town.post('/user/block', { user_id: busy.id }, { token: quiet.token });
    expect((await wall(quiet.token)).map(({ user_id }) => user_id)).toEqual([quiet.id]);
  } finally {
    await town.close();
  }
});

test('circles and tags: list, search, join and follow', async () => {
  const reader = await createPerson(app);
  const circles = (await app.get('/posts/circles?keyword=概念')).data['data'] as { id: number }[];
  const circle_id = circles[0]?.id ?? 0;
  const join = () => app.post('/posts/joinCircle', { circle_id }, { token: reader.token });
  expect((await join()).data).toEqual({ is_joined: true, members_count: 1 });
  expect((await app.get(`/posts/circle?id=${circle_id}`, { token: reader.token })).data).toMatchObject({
    is_joined: true,
    members_count: 1,
  });
  expect((await join()).data).toEqual({ is_joined: false, members_count: 0 });
  expect((await app.get('/posts/circle?id=999999')).msg).toBe('圈子不存在');

  const tags = (await app.get('/posts/tags?keyword=场')).data['data'] as { id: number }[];
  const tag_id = tags[0]?.id ?? 0;
  const follow = await app.post('/posts/followTag', { tag_id }, { token: reader.token });
  expect(follow.data).toEqual({ is_followed: true, followers_count: 1 });
  expect((await app.get('/posts/tag?id=999999')).msg).toBe('标签不存在');
});
