import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createPost } from '../../../../test/test-posts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const related = async (id: number, viewer: Person) => {
  const { data } = await app.get(`/posts/related?id=${id}`, { token: viewer.token });
  return (data['data'] as { id: number }[]).map((post) => post.id);
};

test('related posts leave out people the viewer has blocked, by author and by tag', async () => {
  const [author, other, reader] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  const tags = [{ id: -1, name: '桥' }];
  const id = await createPost(app, author, { tags });
  const same = await createPost(app, author);
  const near = await createPost(app, other, { tags });
  expect(await related(id, reader)).toEqual([same, near]);
  await app.post('/user/block', { user_id: other.id }, { token: reader.token });
  expect(await related(id, reader)).toEqual([same]);
  await app.post('/user/block', { user_id: author.id }, { token: reader.token });
  expect(await related(id, reader)).toEqual([]);
  expect(await related(id, author)).toEqual([same, near]);
});
