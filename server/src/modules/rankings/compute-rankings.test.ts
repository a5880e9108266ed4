import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../db/transaction.ts';
import { crons, tasksOf } from '../../worker.ts';
import { computeRankings, makeList, rebuildRankings } from './compute-rankings.ts';
import { daysBefore } from './ranking.rules.ts';
import { ago, DAY, follow, like, linesOf, posts, settle, settleMany, SIX } from './rankings.rig.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const on = (daysAgo: number) => computeRankings(app.db, ago(daysAgo));

/** Three people; the second overtakes the first between last week and this one, the third is new. */
async function createHistory(): Promise<[number, number, number]> {
  const [first, second, third] = [await settle(app), await settle(app), await settle(app)];
  const [ofFirst, ofSecond, ofThird] = [
    await posts(app, first, { tags: ['插画'] }),
    await posts(app, second, { tags: ['插画'] }),
    await posts(app, third, { tags: ['插画'] }),
  ];
  const crowd = await settleMany(app, 40);
  await like(app, crowd.slice(0, 9), ofFirst, 10);
  await like(app, crowd.slice(0, 5), ofSecond, 10);
  await like(app, crowd.slice(10, 15), ofFirst, 3);
  await like(app, crowd.slice(10, 19), ofSecond, 3);
  await like(app, crowd.slice(0, 2), ofThird, 3);
  return [first, second, third];
}

test('the trend is against the list of the period before', async () => {
  const [first, second, third] = await createHistory();
  await on(7);
  await on(0);
  expect(await linesOf(app)).toMatchObject([
    { place: 1, id: second, points: 90, trend: 1, streak: 2 },
    { place: 2, id: first, points: 50, trend: -1, streak: 2 },
    { place: 3, id: third, points: 20, trend: null, streak: 1 },
  ]);
  expect(await linesOf(app, { category: '2d' })).toEqual(await linesOf(app));
});

test('with nothing to compare nobody has moved, and a missed day is compared with the one before it', async () => {
  const [first, second] = await createHistory();
  await on(9);
  expect((await linesOf(app, { day: daysBefore(DAY, 9) })).map(({ trend }) => trend)).toEqual([0, 0]);
  await on(0);
  expect(await linesOf(app)).toMatchObject([
    { id: second, trend: 1 },
    { id: first, trend: -1 },
    { trend: null },
  ]);
});

test('a list two periods old is no comparison', async () => {
  await createHistory();
  await on(14);
  await on(0);
  expect((await linesOf(app)).map(({ trend, streak }) => [trend, streak])).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
});

test('points that are equal stand in the order of joining', async () => {
  const people = [await settle(app), await settle(app), await settle(app)];
  const fans = await settleMany(app, 3);
  for (const id of people.toReversed()) await like(app, fans, await posts(app, id));
  await on(0);
  expect((await linesOf(app)).map(({ id }) => id)).toEqual(people);
});

test('two workers at once make one list', async () => {
  await createHistory();
  const made = await Promise.all([on(0), on(0), on(0), on(0)]);
  expect(made.toSorted((a, b) => a - b).slice(0, 3)).toEqual([0, 0, 0]);
  const { rows } = await sql<{ lists: number; kinds: number }>`select count(*)::int as lists,
    count(distinct (board, category, period))::int as kinds from ranking_snapshots`.execute(app.db);
  expect(rows[0]?.lists).toBe(rows[0]?.kinds);
  expect(await linesOf(app)).toHaveLength(3);
});

test('the job looks every hour and makes each day’s lists once', async () => {
  expect(crons).toContainEqual({ task: 'compute-rankings', match: '0 * * * *' });
  await createHistory();
  const tasks = tasksOf({ ...app.services, now: () => SIX });
  const run = () => tasks['compute-rankings']?.({}, new AbortController().signal);
  await run();
  const ids = () => sql`select id from ranking_snapshots order by id`.execute(app.db);
  const before = await ids();
  expect(before.rows.length).toBeGreaterThan(0);
  await run();
  expect((await ids()).rows).toEqual(before.rows);
});

test('what is too old to compare with goes', async () => {
  await createHistory();
  await on(64);
  await on(63);
  await on(0);
  const { rows } = await sql<{ day: string }>`
    select distinct day::text as day from ranking_snapshots order by day`.execute(app.db);
  expect(rows.map(({ day }) => day)).toEqual([daysBefore(DAY, 63), DAY]);
});

const everything = () =>
  sql`select s.board, s.category, s.period, s.day, s.entry_count, e.place, e.subject_id, e.points, e.trend, e.streak, e.details
    from ranking_snapshots s left join ranking_entries e on e.snapshot_id = s.id
    order by s.board, s.category, s.period, s.day, e.place`.execute(app.db);

test('made anew, every list is the same', async () => {
  const [first] = await createHistory();
  await follow(app, await settleMany(app, 3), first, 20);
  for (const days of [31, 14, 7, 6, 1, 0]) await on(days);
  const before = await everything();
  const rebuilt = await rebuildRankings(app.db);
  expect(rebuilt).toMatchObject({ changed: 0, lists: 6 * 3 * 3 });
  expect(rebuilt.entries).toBeGreaterThan(20);
  expect((await everything()).rows).toEqual(before.rows);
});

test('figures that were tampered with are found and mended', async () => {
  await createHistory();
  await on(0);
  const before = await everything();
  await sql`update ranking_entries set points = points + 1000 where place = 3`.execute(app.db);
  expect((await rebuildRankings(app.db)).changed).toBeGreaterThan(0);
  expect((await everything()).rows).toEqual(before.rows);
});

test('a list keeps the first thousand', async () => {
  const makers = await settleMany(app, 1010);
  await sql`insert into posts (user_id, title, content, excerpt, cover_image, created_at)
    select id, '一幅', '', '', '/a.webp', ${ago(1)} from unnest(${makers}::bigint[]) id`.execute(app.db);
  await transaction(app.db, (tx) => makeList(tx, { board: 'creators', period: 'week', day: DAY }));
  const lines = await linesOf(app);
  expect(lines).toHaveLength(1000);
  expect(lines.filter(({ streak }) => streak > 0)).toHaveLength(100);
});
