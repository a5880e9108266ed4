import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createPost } from '../../../../test/test-posts.ts';

let app: TestApp;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  reader = await createPerson(app);
});

const dismiss = (who: Person, post_id: number) =>
  app.post('/posts/dismiss', { post_id }, { token: who.token });
const undo = (who: Person, post_id: number) =>
  app.post('/posts/undismiss', { post_id }, { token: who.token });
const feed = async (who: Person, query: string) => {
  const { data } = await app.get(`/posts/index?per_page=50&${query}`, { token: who.token });
  return (data['data'] as { id: number }[]).map(({ id }) => id);
};

test('a dismissed post leaves every list of theirs at once, comes back when undone, and stays with its author', async () => {
  const author = await createPerson(app);
  const id = await createPost(app, author);
  await app.post(`/api/user/follow/${author.id}`, {}, { token: reader.token });
  const lists = ['filter=latest', 'filter=all', 'filter=recommend', 'filter=latest&order=hot'];
  for (const list of lists) expect(await feed(reader, list)).toContain(id);
  for (const _ of [1, 2]) expect((await dismiss(reader, id)).code).toBe(1);
  for (const list of [...lists, 'filter=follow']) expect(await feed(reader, list)).not.toContain(id);
  expect(await feed(reader, `user_id=${author.id}`)).toContain(id);
  expect(await feed(author, 'filter=latest')).toContain(id);
  for (const _ of [1, 2]) expect((await undo(reader, id)).code).toBe(1);
  for (const list of lists) expect(await feed(reader, list)).toContain(id);
  const damped = await app.db.selectFrom('damped_authors').selectAll().execute();
  expect(damped).toMatchObject([{ user_id: reader.id, author_id: author.id, times: 0 }]);
});

test('others of the same author come further down in the recommendation, and none is lost between pages', async () => {
  const [author, other] = [await createPerson(app), await createPerson(app)];
  const mine = [await createPost(app, other), await createPost(app, other)];
  const theirs = [
    await createPost(app, author),
    await createPost(app, author),
    await createPost(app, author),
  ];
  await dismiss(reader, theirs[0] ?? 0);
  const all = await feed(reader, 'filter=recommend');
  const place = (id: number | undefined) => all.indexOf(id ?? 0);
  for (const id of mine) expect(place(id)).toBeLessThan(place(theirs[1]));
  const paged: number[] = [];
  let cursor = '';
  do {
    const { data } = await app.get(`/posts/index?filter=recommend&per_page=2&cursor=${cursor}`, {
      token: reader.token,
    });
    paged.push(...(data['data'] as { id: number }[]).map(({ id }) => id));
    cursor = (data['next_cursor'] as string | null) ?? '';
  } while (cursor !== '');
  expect(paged).toEqual(all);
  expect(new Set(paged).size).toBe(paged.length);
});

test('a tag counts once two of its posts were dismissed', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => createPerson(app)));
  const tags = [{ id: -1, name: '像素' }];
  const ids: number[] = [];
  for (const who of people) ids.push(await createPost(app, who, { tags }));
  const plain = await createPost(app, await createPerson(app));
  const later = await createPost(app, await createPerson(app), { tags });
  await dismiss(reader, ids[0] ?? 0);
  const before = await feed(reader, 'filter=recommend');
  expect(before.indexOf(later)).toBeLessThan(before.indexOf(plain));
  await dismiss(reader, ids[1] ?? 0);
  app.passSeconds(60);
  const after = await feed(reader, 'filter=recommend');
  expect(after.indexOf(later)).toBeGreaterThan(after.indexOf(plain));
});

test('a missing post cannot be dismissed; many at once count once', async () => {
  expect((await dismiss(reader, 999_999)).code).toBe(1601);
  const author = await createPerson(app);
  const id = await createPost(app, author);
  await Promise.all(Array.from({ length: 8 }, () => dismiss(reader, id)));
  const damped = await app.db
    .selectFrom('damped_authors')
    .select('times')
    .where('user_id', '=', reader.id)
    .execute();
  expect(damped).toEqual([{ times: 1 }]);
});
