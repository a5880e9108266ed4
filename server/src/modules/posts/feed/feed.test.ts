import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createCircle, createPost } from '../../../../test/test-posts.ts';

let app: TestApp;
let [ann, ben, cat]: Person[] = [];
let circleId: number;
const ids: number[] = [];
beforeAll(async () => {
  app = await startTestApp();
  [ann, ben, cat] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  circleId = await createCircle(app, '像素艺术');
  for (let i = 0; i < 23; i++) {
    const tags =
      i % 3 === 0
        ? [
            { id: -1, name: '像素' },
            { id: -2, name: `第${i % 2}组` },
          ]
        : [{ id: -1, name: '其他' }];
    const who = (i % 2 ? ann : ben) as Person;
    ids.push(await createPost(app, who, { tags, ...(i % 4 === 0 && { circle_id: circleId }) }));
  }
});
afterAll(() => app.close());

type Page = { data: { id: number; is_followed: boolean }[]; total: number; next_cursor: string | null };
const feed = async (query: string, who?: Person): Promise<Page> =>
  (await app.get(`/posts/index?${query}`, { ...(who && { token: who.token }) })).data as Page;

async function readAll(query: string, who?: Person): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await feed(`${query}&per_page=5${cursor ? `&cursor=${cursor}` : ''}`, who);
    seen.push(...page.data.map((post) => post.id));
    cursor = page.next_cursor;
  } while (cursor && seen.length < 200);
  return seen;
}

const newestFirst = () => ids.toReversed();

describe('by cursor every list is whole, in order, without repeats', () => {
  test('latest', async () => {
    expect(await readAll('filter=latest')).toEqual(newestFirst());
  });

  test('all: pinned first, then newest', async () => {
    const pinned = ids[4] ?? 0;
    await app.db.updateTable('posts').set({ is_top: true }).where('id', '=', pinned).execute();
    expect(await readAll('filter=all')).toEqual([pinned, ...newestFirst().filter((id) => id !== pinned)]);
  });

  test('follow: only people I follow', async () => {
    await app.post(`/user/follow/${ann?.id}`, {}, { token: cat?.token ?? '' });
    const expected = newestFirst().filter((id) => ids.indexOf(id) % 2 === 1);
    expect(await readAll('filter=follow', cat)).toEqual(expected);
    expect((await feed('filter=follow', cat)).data.every((post) => post.is_followed)).toBe(true);
    expect(await readAll('filter=follow')).toEqual([]);
  });

  test('recommend: everything, once, also for somebody with ties', async () => {
    await app.post('/posts/joinCircle', { circle_id: circleId }, { token: cat?.token ?? '' });
    const tag = await app.db
      .selectFrom('tags')
      .select('id')
      .where('name', '=', '像素')
      .executeTakeFirstOrThrow();
    await app.post('/posts/followTag', { tag_id: tag.id }, { token: cat?.token ?? '' });
    for (const who of [undefined, cat]) {
      const seen = await readAll('filter=recommend', who);
      expect(seen.toSorted((a, b) => a - b)).toEqual(ids);
    }
  });

  test('recommend: ties lift posts', async () => {
    const seen = await readAll('filter=recommend', cat);
    const isTied = (id: number) => ids.indexOf(id) % 2 === 1;
    const tiedPlaces = seen.flatMap((id, place) => (isTied(id) ? [place] : []));
    expect(Math.max(...tiedPlaces)).toBeLessThan(tiedPlaces.length);
  });

  test('any of the tags, combined with the circle', async () => {
    const rows = await app.db.selectFrom('tags').select(['id', 'name']).execute();
    const byName = new Map(rows.map((row) => [row.name, row.id]));
    const wanted = `${byName.get('像素')},${byName.get('第0组')},abc`;
    expect(await readAll(`tags=${wanted}`)).toEqual(newestFirst().filter((id) => ids.indexOf(id) % 3 === 0));
    const both = newestFirst().filter((id) => ids.indexOf(id) % 12 === 0);
    expect(await readAll(`tags=${wanted}&circle_id=${circleId}`)).toEqual(both);
  });

  test('hot in a circle', async () => {
    const expected = ids.filter((_, i) => i % 4 === 0);
    expect((await readAll(`circle_id=${circleId}&order=hot`)).toSorted((a, b) => a - b)).toEqual(expected);
  });
});

test('page numbers work as well, with a total; rubbish falls back', async () => {
  const second = await feed('page=2&per_page=10');
  expect(second.data.map((post) => post.id)).toEqual(newestFirst().slice(10, 20));
  expect(second.total).toBe(23);
  for (const query of [
    'page=x&per_page=y&filter=z&tags=,,&circle_id=q&cursor=%21%21',
    'cursor=WzAsIm5vIiwxXQ',
  ]) {
    expect((await feed(query)).data).toHaveLength(10);
  }
});

describe('a made-up cursor starts the list over, whatever it says', () => {
  const places = [
    [0, '9999-99-99 99:99:99+99', 1],
    [0, '2026-02-31 00:00:00+00', 1],
    [0, '2026-02-11 00:00:00+00', 1.5],
    [0, '1-2.3', 1],
    [0, '1e999', 1],
    [0, '....', 1],
    [7, '2026-01-01', 1e300],
  ];
  const lists = [
    'latest',
    'all',
    'follow',
    'recommend',
    'latest&order=hot',
    'latest&tags=1,2',
    'follow&order=hot',
  ];
  test.each(lists)('%s', async (list) => {
    for (const place of places) {
      const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
      const whole = (await feed(`filter=${list}`, cat)).data;
      expect((await feed(`filter=${list}&cursor=${cursor}`, cat)).data).toEqual(whole);
    }
  });
});

test('a blocked person’s posts leave the blocker’s feeds', async () => {
  await app.db
    .insertInto('user_blocks')
    .values({ blocker_id: cat?.id ?? 0, blocked_id: ben?.id ?? 0 })
    .execute();
  for (const filter of ['latest', 'all', 'recommend']) {
    const authors = (await readAll(`filter=${filter}`, cat)).map((id) => ids.indexOf(id) % 2);
    expect(new Set(authors)).toEqual(new Set([1]));
  }
  await app.db.deleteFrom('user_blocks').execute();
});

test('recommendations are remembered for a moment, but not what has gone meanwhile', async () => {
  app.passSeconds(60);
  const before = (await feed('filter=recommend', cat)).data.map((post) => post.id);
  const [gone = 0, ...others] = before;
  await app.db.updateTable('posts').set({ deleted_at: new Date() }).where('id', '=', gone).execute();
  const after = await feed('filter=recommend', cat);
  expect(after.data.map((post) => post.id)).toEqual(others);
  expect(after.next_cursor).not.toBeNull();
  await app.db.updateTable('posts').set({ deleted_at: null }).where('id', '=', gone).execute();
  app.passSeconds(16);
  expect((await feed('filter=recommend', cat)).data.map((post) => post.id)).toEqual(before);
});

test('the pages that follow are found along with the first', async () => {
  app.passSeconds(60);
  const whole = (await feed('filter=recommend&per_page=10', cat)).data.map((post) => post.id);
  const first = await feed('filter=recommend&per_page=5', cat);
  app.queries.length = 0;
  const next = await feed(`filter=recommend&per_page=5&cursor=${first.next_cursor}`, cat);
  expect([...first.data, ...next.data].map((post) => post.id)).toEqual(whole);
  expect(app.queries.filter((text) => text.includes('with lowest as'))).toEqual([]);
});

test('signed in, the first page takes three queries at most', async () => {
  for (const filter of ['latest', 'recommend']) {
    app.queries.length = 0;
    await feed(`filter=${filter}&circle_id=${circleId}`, cat);
    expect(app.queries.length).toBeLessThanOrEqual(3);
  }
  app.queries.length = 0;
  await app.get(`/posts/detail?id=${ids[0]}`, { token: cat?.token ?? '' });
  expect(app.queries.length).toBeLessThanOrEqual(3);
});
