import { datedSearchTypes } from '@zaojie/contract/search/search-words';
import type { SearchResult } from '@zaojie/contract/search/search.schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createPost } from '../../../test/test-posts.ts';

let app: TestApp;
let author: Person;
beforeAll(async () => {
  app = await startTestApp();
  author = await createPerson(app, 'order_author');
});
afterAll(() => app.close());

async function search(keyword: string, options: Record<string, string>): Promise<SearchResult> {
  const answer = await app.get(`/common/search?${new URLSearchParams({ keyword, ...options }).toString()}`);
  expect(answer.code).toBe(1);
  return answer.data as SearchResult;
}

async function ids(keyword: string, options: Record<string, string>): Promise<number[]> {
  return (await search(keyword, options)).data.data.map((hit) => hit.id);
}

const write = (title: string, text: string) => createPost(app, author, { title, content: `<p>${text}</p>` });

const DAY_MS = 86_400_000;
const age = (id: number, days: number) =>
  app.db
    .updateTable('posts')
    .set({ created_at: new Date(Date.now() - days * DAY_MS) })
    .where('id', '=', id)
    .execute();
let old: number;
let middle: number;
let recent: number;
beforeAll(async () => {
  old = await write('菡萏', '旧的');
  middle = await write('随笔', '菡萏香销');
  recent = await write('随笔', '翠叶残，菡萏');
  await age(old, 100);
  await age(middle, 20);
  await age(recent, 3);
  await app.db.updateTable('post_stats').set({ like_count: 9 }).where('post_id', '=', middle).execute();
  await app.db.updateTable('post_stats').set({ view_count: 80 }).where('post_id', '=', old).execute();
});

it.each([
  ['nothing', {}, () => [old, recent, middle]],
  ['the best', { order: 'best' }, () => [old, recent, middle]],
  ['the newest', { order: 'new' }, () => [recent, middle, old]],
  ['the hottest', { order: 'hot' }, () => [middle, old, recent]],
  ['rubbish', { order: 'rank', within: '1h' }, () => [old, recent, middle]],
  ['half a year', { within: 'half_year' }, () => [old, recent, middle]],
  ['a month, the hottest', { within: 'month', order: 'hot' }, () => [middle, recent]],
  ['a week', { within: 'week' }, () => [recent]],
  ['a day', { within: 'day' }, () => []],
])('%s', async (_, options, expected) => {
  const { data, counts } = await search('菡萏', options);
  expect(data.data.map((hit) => hit.id)).toEqual(expected());
  expect(data.total).toBe(expected().length);
  expect(counts.post).toBe(expected().length);
});

it('pages go on in the same order', async () => {
  const page = (number: number) => ids('菡萏', { order: 'new', per_page: '2', page: String(number) });
  expect([await page(1), await page(2)]).toEqual([[recent, middle], [old]]);
});

it('people are found whenever they came, by how well they answer', async () => {
  const person = await createPerson(app, 'hanmo_ren');
  await app.db
    .updateTable('users')
    .set({ created_at: new Date(Date.now() - 30 * DAY_MS), bio: '翰墨' })
    .where('id', '=', person.id)
    .execute();
  const found = await ids('hanmo_ren', { type: 'user', order: 'new', within: 'day' });
  expect(found).toEqual([person.id]);
});

it('is known of every kind that lies on a day', () => {
  const dated = app.services.searchSources.filter(({ heat }) => heat !== undefined).map(({ type }) => type);
  expect(dated.toSorted()).toEqual([...datedSearchTypes].toSorted());
});
