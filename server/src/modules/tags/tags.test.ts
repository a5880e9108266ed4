import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createPost } from '../../../test/test-posts.ts';
import { namesLike } from '../../platform/search/name-match.ts';

let app: TestApp;
let author: Person;
beforeAll(async () => {
  app = await startTestApp();
  author = await createPerson(app);
});
afterAll(() => app.close());

const tagged = (...names: string[]) =>
  createPost(app, author, { tags: names.map((name, place) => ({ id: -1 - place, name })) });
const named = async (keyword: string, rest = '') => {
  const { data } = await app.get(`/posts/tags?keyword=${encodeURIComponent(keyword)}${rest}`);
  return { names: (data['data'] as { name: string }[]).map(({ name }) => name), total: data['total'] };
};

test('a tag is found by any part of its name: the very name first, then beginnings, then by posts', async () => {
  await tagged('油画', '漫画', '画');
  await tagged('漫画', '插画', '画室日常');
  await tagged('漫画', 'Blender 画笔', '100%');
  expect(await named('画')).toEqual({
    names: ['画', '画室日常', '漫画', '油画', '插画', 'Blender 画笔'],
    total: 6,
  });
  expect(await named('LEND')).toEqual({ names: ['Blender 画笔'], total: 1 });
  expect(await named('ｂｌｅｎｄｅｒ')).toEqual({ names: ['Blender 画笔'], total: 1 });
  expect((await named('画', '&per_page=2&page=2')).names).toEqual(['漫画', '油画']);
  expect((await named('0%')).names).toEqual(['100%']);
  expect((await named('%')).names).toEqual(['100%']);
  // Both pairs are in the name, but not one after the other.
  expect((await named('画笔画')).names).toEqual([]);
});

test('a tag that no post bears any more is in no list, and still there by its id', async () => {
  const postId = await tagged('昙花一现');
  const { id } = await app.db
    .selectFrom('tags')
    .select('id')
    .where('name', '=', '昙花一现')
    .executeTakeFirstOrThrow();
  const found = async () =>
    ((await app.get('/common/search?type=tag&keyword=昙花')).data['data'] as { total: number }).total;
  expect((await named('昙花')).names).toEqual(['昙花一现']);
  expect(await found()).toBe(1);
  await app.post(`/posts/del/?id=${postId}`, {}, { token: author.token });
  expect(await named('昙花')).toEqual({ names: [], total: 0 });
  expect((await named('')).names).not.toContain('昙花一现');
  expect(await found()).toBe(0);
  expect((await app.get(`/posts/tag?id=${id}`)).data['name']).toBe('昙花一现');
  await tagged('昙花一现');
  expect((await named('昙花')).names).toEqual(['昙花一现']);
  expect(await found()).toBe(1);
});

test('however many tags there are, none is read for nothing', async () => {
  await sql`alter table tags disable trigger user`.execute(app.db);
  await sql`insert into tags (name, name_key, post_count)
    select name, name, n % 50 + 1
    from generate_series(1, 4000) n, lateral (values ('众' || n), (n || '号')) as made (name)`.execute(
    app.db,
  );
  await sql`vacuum analyze tags`.execute(app.db);
  const partsRun = async (keyword: string) => {
    const query = namesLike({ table: 'tags', isListed: sql<boolean>`post_count > 0` }, keyword, {
      limit: 10,
      offset: 0,
    });
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (analyze, timing off) select * from ${query} as found`.execute(app.db);
    const lines = rows.map((row) => row['QUERY PLAN']);
    return lines
      .filter((line) => / Scan .*on tags/.test(line) && !line.includes('never executed'))
      .join('\n');
  };
  // In every other name: the busiest are walked until the page is full. In few: the index of characters has them.
  expect(await partsRun('众')).toMatch(/tags_by_posts/);
  expect(await partsRun('号')).toMatch(/tags_by_posts/);
  expect(await partsRun('画')).toMatch(/tags_name_grams/);
  for (const keyword of ['众', '号', '画', '画室日常']) {
    expect(await partsRun(keyword)).not.toMatch(/Seq Scan/);
  }
});
