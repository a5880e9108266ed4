import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createPost } from '../../../test/test-posts.ts';

let app: TestApp;
let author: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  [author, reader] = [await createPerson(app), await createPerson(app)];
});
afterAll(() => app.close());
beforeEach(() => {
  app.queries.length = 0;
});

type Found = { total: number; titles: string[] };
async function find(word: string, who?: Person): Promise<Found> {
  const address = `/common/search?keyword=${encodeURIComponent(word)}`;
  const { data } = await app.get(address, { ...(who && { token: who.token }) });
  const page = data['data'] as { total: number; data: { title: string }[] };
  return { total: page.total, titles: page.data.map(({ title }) => title) };
}
const lookUps = () => app.queries.filter((text) => text.includes('with newest as')).length;

test('what was found for one is told to the next, without looking again', async () => {
  await createPost(app, author, { title: '雨夜的灯塔' });
  const found = await find('灯塔', reader);
  expect(found).toEqual({ total: 1, titles: ['雨夜的灯塔'] });
  // While somebody else's older transaction is open, be it in another database of the engine, nothing is taken for settled.
  const isRemembered = async () => {
    app.queries.length = 0;
    expect(await find('灯塔')).toEqual(found);
    expect(lookUps()).toBe(0);
  };
  await vi.waitFor(isRemembered, { timeout: 100_000 });
  app.passSeconds(16);
  await find('灯塔');
  expect(lookUps()).toBe(1);
});

test('a new post, an edit and a deletion hold at once', async () => {
  const first = await createPost(app, author, { title: '第一座风车' });
  expect((await find('风车')).total).toBe(1);
  const second = await createPost(app, author, { title: '第二座风车' });
  expect((await find('风车')).total).toBe(2);
  const body = { title: '一座磨坊', content: '<p>改了</p>' };
  await app.post(`/posts/edit/${first}`, body, { token: author.token });
  expect((await find('风车')).titles).toEqual(['第二座风车']);
  await app.post(`/posts/del/?id=${second}`, {}, { token: author.token });
  expect(await find('风车')).toEqual({ total: 0, titles: [] });
});

test('a change that was under way while somebody searched is seen from its commit', async () => {
  const id = await createPost(app, author, { title: '旧码头' });
  const editor = new Client({ connectionString: app.connectionString });
  await editor.connect();
  try {
    await editor.query('begin');
    await editor.query('update posts set title = $1 where id = $2', ['新码头', id]);
    expect((await find('码头')).titles).toEqual(['旧码头']);
    await editor.query('commit');
    expect((await find('码头')).titles).toEqual(['新码头']);
  } finally {
    await editor.end();
  }
});

test('whoever has blocked the author finds nothing of theirs, though others just did', async () => {
  await createPost(app, author, { title: '山谷里的钟' });
  expect((await find('山谷')).total).toBe(1);
  await app.post('/user/block', { user_id: author.id }, { token: reader.token });
  expect((await find('山谷', reader)).total).toBe(0);
  expect((await find('山谷')).total).toBe(1);
});
