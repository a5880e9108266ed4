import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createCircle, createPost } from '../../../test/test-posts.ts';

let app: TestApp;
let people: Person[];
beforeAll(async () => {
  app = await startTestApp();
  people = [await createPerson(app), await createPerson(app), await createPerson(app)];
});
afterAll(() => app.close());

const join = async (circleId: number, members: readonly Person[]) => {
  for (const { token } of members) await app.post('/posts/joinCircle', { circle_id: circleId }, { token });
};
const neighboursOf = async (id: number) =>
  ((await app.get(`/posts/circle?id=${id}`)).data['related'] as { name: string }[]).map(({ name }) => name);

test('a circle is found by any part of its name, the very name and beginnings first', async () => {
  for (const name of ['国风绘画', '绘画', '绘画入门', 'Pixel 绘画']) await createCircle(app, name);
  const found = async (keyword: string) =>
    (
      (await app.get(`/posts/circles?keyword=${encodeURIComponent(keyword)}`)).data['data'] as {
        name: string;
      }[]
    ).map(({ name }) => name);
  expect(await found('绘画')).toEqual(['绘画', '绘画入门', '国风绘画', 'Pixel 绘画']);
  expect(await found('PIX')).toEqual(['Pixel 绘画']);
});

test('neighbours of a circle share its people or its tags; a busy stranger is none', async () => {
  const [one, people2, tags, busy] = [
    await createCircle(app, '水墨'),
    await createCircle(app, '同好'),
    await createCircle(app, '同题'),
    await createCircle(app, '热闹'),
  ] as const;
  const [author] = people as [Person];
  await join(one, people);
  await join(people2, people);
  const shared = [{ id: -1, name: '千里江山' }];
  await createPost(app, author, { circle_id: one, tags: shared });
  await createPost(app, author, { circle_id: tags, tags: shared });
  for (let count = 0; count < 3; count += 1) {
    await createPost(app, author, { circle_id: busy, tags: [{ id: -1, name: '别的' }] });
  }
  expect(new Set(await neighboursOf(one))).toEqual(new Set(['同好', '同题']));
  expect(await neighboursOf(busy)).toEqual([]);
});
