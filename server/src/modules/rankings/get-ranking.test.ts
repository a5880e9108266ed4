import type { Ranking } from '@zaojie/contract/rankings/ranking.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { computeRankings } from './compute-rankings.ts';
import { rankingPreview } from './ranking.preview.ts';
import { ago, like, posts, settleMany, SIX } from './rankings.rig.ts';

const CROWD = 140;

let app: TestApp;
/** Last of everybody, with a like. */
let reader: Person;
let outsider: Person;
/** The first first. */
let makers: number[];

/** Each is liked by one person more than the next. */
beforeAll(async () => {
  app = await startTestApp();
  reader = await createPerson(app);
  outsider = await createPerson(app);
  makers = (await settleMany(app, CROWD)).toReversed();
  const fans = await settleMany(app, CROWD + 1);
  const { rows } = await sql<{ id: number; user_id: number }>`
    insert into posts (user_id, title, content, excerpt, created_at, tag_labels)
    select id, '一幅', '', '', ${ago(100)}, '[{"id": 1, "name": "插画"}]' from unnest(${makers}::bigint[]) id
    returning id, user_id`.execute(app.db);
  const postOf = new Map(rows.map((row) => [row.user_id, row.id]));
  const wanted = makers.flatMap((id, index) =>
    fans.slice(0, CROWD + 1 - index).map((fan) => ({ post_id: postOf.get(id) ?? 0, user_id: fan })),
  );
  await sql`insert into post_likes (post_id, user_id, created_at)
    select post_id, user_id, ${ago(2)} from json_to_recordset(${JSON.stringify(wanted)}::json) as t (post_id bigint, user_id bigint)`.execute(
    app.db,
  );
  await like(app, fans.slice(0, 1), await posts(app, reader.id));
  await computeRankings(app.db, SIX);
}, 120_000);
afterAll(() => app.close());

async function ask(query = '', viewer?: Person): Promise<Ranking> {
  const answer = await app.get(`/ranking/index${query}`, viewer ? { token: viewer.token } : {});
  expect(answer.code).toBe(1);
  return answer.data as unknown as Ranking;
}

test('a visitor reads the first ten, with every figure and no place of their own', async () => {
  const ranking = await ask();
  expect(ranking).toMatchObject({
    tab: 'creators',
    sub: 'all',
    period: 'week',
    total: CROWD + 1,
    current_page: 1,
    per_page: 10,
    own: null,
    computed_at: SIX.toISOString(),
    games: [],
  });
  expect(ranking.creators.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(ranking.creators.map(({ id }) => id)).toEqual(makers.slice(0, 10));
  expect(ranking.creators[0]).toEqual({
    place: 1,
    id: makers[0],
    name: expect.stringMatching(/^crowd/),
    level: 0,
    avatar: '',
    banner: null,
    tags: ['插画'],
    likes: 0,
    followers: 0,
    works: 0,
    gained: { likes: CROWD + 1, followers: 0, works: 0, orders: 0 },
    points: (CROWD + 1) * 10,
    badges: [],
    trend: 0,
    covers: [],
    is_followed: false,
    can: { follow: true },
  });
});

describe('addresses', () => {
  test('pages go on where the last one ended', async () => {
    const ranking = await ask('?page=3&per_page=50');
    expect(ranking.creators.map(({ place }) => place)).toEqual(Array.from({ length: 41 }, (_, i) => 101 + i));
    expect(ranking.last_page).toBe(3);
    expect((await ask('?page=99')).creators).toEqual([]);
  });

  test.each([
    ['?tab=creators&sub=2d&period=all', { tab: 'creators', sub: '2d', period: 'all', total: CROWD }],
    ['?tab=creators&sub=music', { sub: 'music', total: 0 }],
    ['?tab=x&sub=y&period=z&page=-1', { tab: 'creators', sub: 'all', period: 'week', current_page: 1 }],
    ['?tab=games', { tab: 'games', sub: 'popular', games: [] }],
    ['?tab=games&sub=2d', { tab: 'games', sub: 'popular' }],
    ['?tab=demos&sub=puzzle', { tab: 'demos', sub: 'puzzle', demos: [], total: 0, own: null }],
    ['?tab=competition&period=month', { tab: 'competition', sub: 'music', competitions: [] }],
  ])('%s', async (query, expected) => {
    expect(await ask(query)).toMatchObject(expected);
  });
});

describe('a member', () => {
  test('is told where they stand, and what they lack for the next round place', async () => {
    const { own } = await ask('', reader);
    expect(own).toMatchObject({ place: CROWD + 1, points: 10, trend: 0, gained: { likes: 1 } });
    // The hundredth has 42 likes of different people.
    expect(own?.next).toEqual({ place: 100, likes: 42 });
  });

  test('who isn’t on the list is told so', async () => {
    expect((await ask('', outsider)).own).toMatchObject({ place: null, points: 0, trend: null, next: null });
    expect((await ask('?sub=2d', reader)).own).toMatchObject({ place: null });
    expect((await ask('?tab=games', reader)).own).toBeNull();
  });

  test('sees whom they follow, and nobody they keep away; places stay', async () => {
    await app.post(`/api/user/follow/${makers[1]}`, {}, { token: outsider.token });
    await app.post('/user/block', { user_id: makers[2] }, { token: outsider.token });
    const { creators } = await ask('', outsider);
    expect(creators.map(({ place }) => place)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10]);
    expect(creators.filter(({ is_followed }) => is_followed).map(({ id }) => id)).toEqual([makers[1]]);
    expect((await ask('', reader)).creators).toHaveLength(10);
  });

  test('can’t follow themselves', async () => {
    const { creators } = await ask(`?page=${Math.ceil((CROWD + 1) / 10)}`, reader);
    expect(creators.find(({ id }) => id === reader.id)?.can.follow).toBe(false);
  });
});

test('a page takes one statement, a member’s three, and what was just read none', async () => {
  const statements = async (query: string, viewer?: Person) => {
    app.queries.length = 0;
    await ask(query, viewer);
    return app.queries.filter((text) => !/sessions/.test(text)).length;
  };
  expect(await statements('?page=2&per_page=50')).toBe(1);
  expect(await statements('?page=2&per_page=50')).toBe(0);
  expect(await statements('?page=2&per_page=49', reader)).toBe(3);
});

test('a link to the page names who is ahead', async () => {
  const page = await rankingPreview.describe(app.db, 0);
  expect(page).toMatchObject({ title: '排行', image: '' });
  expect(page?.description).toMatch(/^本周走在前面的创作者：crowd\d+、crowd\d+、crowd\d+$/);
});
