import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createCircle, createImage, createPost, publish } from '../../../test/test-posts.ts';

let app: TestApp;
let author: Person;
let stranger: Person;
beforeAll(async () => {
  app = await startTestApp();
  [author, stranger] = [await createPerson(app), await createPerson(app)];
});
afterAll(() => app.close());

const detail = async (id: number, token?: string) =>
  (await app.get(`/posts/detail?id=${id}`, { ...(token && { token }) })).data;

describe('messages', () => {
  test.each([
    [{ title: '' }, '请输入标题'],
    [{ title: ' 山 ' }, '标题长度应在2-100个字符之间'],
    [{ title: '山'.repeat(101) }, '标题长度应在2-100个字符之间'],
    [{ content: '' }, '请输入内容'],
    [{ content: '<p> </p>' }, '请输入内容'],
    [{ content: '<script>alert(1)</script>' }, '请输入内容'],
    [{ content: '<b>'.repeat(30_000) }, '内容过长或格式过于复杂'],
    [{ tags: [1, 2, 3, 4] }, '最多选择3个标签'],
    [{ tags: [999_999] }, '标签不正确'],
    [{ tags: ['像素'] }, '标签不正确'],
    [{ tags: [{ id: 'x', name: '像素' }] }, '标签不正确'],
    [{ tags: [{ id: -1, name: ' ' }] }, '请输入标签名'],
    [{ tags: [{ id: -1, name: '像'.repeat(21) }] }, '标签不能超过20个字符'],
    [{ tags: [{ id: -1, name: '像\u202e素' }] }, '内容包含无法识别的字符'],
    [{ media_urls: ['/files/images/\0.webp'] }, '内容包含无法识别的字符'],
    [
      { media_urls: Array.from({ length: 10 }, (_, i) => `/files/images/aa/${i}.webp`) },
      '最多只能上传9张图片',
    ],
    [{ media_urls: ['https://evil.example/a.png'] }, '图片地址不正确'],
    [{ circle_id: 999_999 }, '圈子不存在'],
  ])('%j', async (form, msg) => {
    const before = await app.db.selectFrom('posts').select('id').execute();
    expect(await publish(app, author, form)).toMatchObject({ status: 200, msg });
    expect(await app.db.selectFrom('posts').select('id').execute()).toHaveLength(before.length);
  });

  test('visitors are sent to the login', async () => {
    expect((await app.post('/posts/add', { title: '标题', content: '内容' })).status).toBe(401);
  });
});

test('publishes with circle, tags and pictures, and shows them', async () => {
  const circleId = await createCircle(app, '国风绘画');
  const [one, two] = [await createImage(app, author), await createImage(app, author)];
  const answer = await publish(app, author, {
    title: '  千里江山  ',
    content: '<p onclick="x()">青绿<b>山水</b></p><script>alert(1)</script>',
    circle_id: circleId,
    media_urls: [two, one],
    tags: [
      { id: -1, name: '青绿山水' },
      { id: -2, name: '青绿山水 ' },
      { id: -3, name: '国风' },
    ],
  });
  expect(answer).toMatchObject({ code: 1, msg: '发布成功' });
  const post = await detail(answer.data['id'] as number, author.token);
  expect(post).toMatchObject({
    title: '千里江山',
    cover_image: two,
    media_urls: [two, one],
    circle: { id: circleId, name: '国风绘画', posts_count: 1 },
    view_count: 0,
    like_count: 0,
    share_count: 0,
    can: { edit: true, delete: true, follow: false },
  });
  expect(post['content']).not.toMatch(/onclick|script|alert/);
  expect((post['tags'] as { name: string }[]).map((tag) => tag.name)).toEqual(['青绿山水', '国风']);
});

test.each([
  ['a JSON string with escaped quotes', (url: string) => `[&quot;${url}&quot;]`],
  ['a comma-separated string', (url: string) => url],
  ['a list', (url: string) => [url]],
])('media_urls as %s', async (_name, shape) => {
  const url = await createImage(app, author);
  const id = await createPost(app, author, { media_urls: shape(url) });
  expect((await detail(id))['media_urls']).toEqual([url]);
});

test("somebody else's picture can't be shown as one's own", async () => {
  const url = await createImage(app, stranger);
  expect((await publish(app, author, { media_urls: [url] })).msg).toBe('图片地址不正确');
  expect((await publish(app, author, { content: `<p>看</p><img src="${url}">` })).msg).toBe('图片地址不正确');
});

test('tags of the same name in any spelling are one; ten posts with it at once count ten', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      publish(app, author, { tags: [{ id: -1, name: i % 2 ? 'Pixel' : 'ｐｉｘｅｌ' }] }),
    ),
  );
  expect(answers.every((answer) => answer.code === 1)).toBe(true);
  const rows = await app.db.selectFrom('tags').selectAll().where('name_key', '=', 'pixel').execute();
  expect(rows).toMatchObject([{ post_count: 10 }]);
});

describe('editing and deleting', () => {
  test('moves the counts of circles and tags', async () => {
    const [from, to] = [await createCircle(app, '旧圈'), await createCircle(app, '新圈')];
    const id = await createPost(app, author, { circle_id: from, tags: [{ id: -1, name: '旧标签' }] });
    const body = {
      title: '改过了',
      content: '<p>新的</p>',
      circle_id: to,
      tags: [{ id: -1, name: '新标签' }],
    };
    const edited = await app.post(`/posts/edit/${id}`, body, { token: author.token });
    expect(edited).toMatchObject({ code: 1, data: { title: '改过了', circle: { id: to } } });
    const circles = await app.db
      .selectFrom('circles')
      .select(['id', 'post_count'])
      .where('id', 'in', [from, to])
      .execute();
    expect(Object.fromEntries(circles.map((row) => [row.id, row.post_count]))).toEqual({
      [from]: 0,
      [to]: 1,
    });
    const tags = await app.db
      .selectFrom('tags')
      .select(['name', 'post_count'])
      .where('name', 'in', ['旧标签', '新标签'])
      .execute();
    expect(Object.fromEntries(tags.map((row) => [row.name, row.post_count]))).toEqual({
      旧标签: 0,
      新标签: 1,
    });
  });

  test('are the author’s only; a foreign and a missing post look the same', async () => {
    const id = await createPost(app, author);
    const body = { title: '别人的', content: '<p>改</p>' };
    const foreign = await app.post(`/posts/edit/${id}`, body, { token: stranger.token });
    const missing = await app.post('/posts/edit/999999', body, { token: stranger.token });
    expect(foreign.raw).toBe(missing.raw);
    const remove = await app.post(`/posts/del/?id=${id}`, {}, { token: stranger.token });
    expect(remove.msg).toBe('帖子不存在或已删除');
    expect((await detail(id))['title']).not.toBe('别人的');
  });

  test('a deleted post is gone everywhere at once, and a second delete says so', async () => {
    const url = await createImage(app, author);
    const id = await createPost(app, author, { media_urls: [url], tags: [{ id: -1, name: '要删的' }] });
    const answer = await app.post(`/posts/del/?id=${id}`, {}, { token: author.token });
    expect(answer).toMatchObject({ code: 1, msg: '帖子删除成功' });
    expect((await app.get(`/posts/detail?id=${id}`)).msg).toBe('帖子不存在或已删除');
    expect((await app.get(`/posts/comments?post_id=${id}`)).msg).toBe('帖子不存在或已删除');
    expect((await app.post('/posts/like', { post_id: id }, { token: author.token })).code).toBe(1601);
    const feed = (await app.get('/posts/index?per_page=50')).data['data'] as { id: number }[];
    expect(feed.map((post) => post.id)).not.toContain(id);
    expect((await app.post(`/posts/del?id=${id}`, {}, { token: author.token })).code).toBe(1601);
    const used = await app.db
      .selectFrom('upload_uses')
      .selectAll()
      .where('kind', '=', 'post')
      .where('owner_id', '=', id)
      .execute();
    expect(used).toEqual([]);
  });
});

test.each(['abc', '0', '-1', ''])('id %j is 无效的帖子ID', async (id) => {
  expect((await app.get(`/posts/detail?id=${id}`)).msg).toBe('无效的帖子ID');
});
