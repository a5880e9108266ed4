import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createCircle, createImage, createPost } from '../../../test/test-posts.ts';

let app: TestApp;
let author: Person;
let circleId: number;
let picture: string;
beforeAll(async () => {
  app = await startTestApp();
  author = await createPerson(app);
  circleId = await createCircle(app, '国风绘画');
  picture = await createImage(app, author);
});
afterAll(() => app.close());

const make = () =>
  createPost(app, author, {
    title: '原来的题目',
    content: '<p>原来的话</p>',
    circle_id: circleId,
    media_urls: [picture],
    tags: [
      { id: -1, name: '水墨' },
      { id: -2, name: '山水' },
    ],
  });
const edit = async (id: number, body: object) => {
  app.passSeconds(60);
  return app.post(`/posts/edit/${id}`, body, { token: author.token });
};
const edits = async () =>
  (await app.db.selectFrom('outbox_events').selectAll().where('type', '=', 'post.edited').execute()).length;

const whole = {
  title: '原来的题目',
  content: '<p>原来的话</p>',
  circle: { name: '国风绘画' },
  tags: [{ name: '水墨' }, { name: '山水' }],
};

test.each([
  ['title', { title: '新的题目' }, { title: '新的题目' }],
  ['content', { content: '<p>新的话</p>' }, { content: '<p>新的话</p>' }],
  ['circle', { circle_id: null }, { circle: null }],
  ['tags', { tags: [{ id: -1, name: '工笔' }] }, { tags: [{ name: '工笔' }] }],
  ['no tags', { tags: [] }, { tags: [] }],
  ['pictures', { media_urls: [] }, { media_urls: [], cover_image: '' }],
])('what is left out stays: %s alone', async (_, body, changed) => {
  const { data } = await edit(await make(), body);
  expect(data).toMatchObject({ ...whole, media_urls: [picture], ...changed });
  expect(data['updated_at']).not.toBe(data['created_at']);
});

test('an edit that changes nothing is none', async () => {
  const id = await make();
  const before = await edits();
  for (const body of [
    {},
    { title: ' 原来的题目 ' },
    {
      tags: [
        { id: -5, name: '水墨' },
        { id: -6, name: '山水' },
      ],
    },
  ]) {
    const { code, data } = await edit(id, body);
    expect(code).toBe(1);
    expect(data['updated_at']).toBe(data['created_at']);
  }
  expect(await edits()).toBe(before);
});

test('a part that is wrong changes nothing', async () => {
  const id = await make();
  expect((await edit(id, { title: '新的题目', tags: [1, 2, 3, 4] })).msg).toBe('最多选择3个标签');
  expect((await edit(id, { title: '山' })).msg).toBe('标题长度应在2-100个字符之间');
  expect((await app.get(`/posts/detail?id=${id}`)).data).toMatchObject(whole);
});
