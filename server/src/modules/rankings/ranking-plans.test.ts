import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTable } from '../../../test/fill-table.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { statement, type Placeholders } from '../../db/statement.ts';
import { creatorPageQuery, gamePageQuery, type PageValues } from './page.queries.ts';
import { roundPlaces } from './ranking.rules.ts';
import { ownQuery } from './viewer.queries.ts';

/** Lists a thousand long, of a fortnight: large enough that reading the whole table would look cheap to nobody. */
const DAYS = 14;
const MANY = 20_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await fillTable(
    app.db,
    'users',
    sql`insert into users (username, username_key) select 'u' || n, 'u' || n from generate_series(1001, ${MANY + 1000}::int) n`,
  );
  await fillTable(
    app.db,
    'ranking_snapshots',
    sql`insert into ranking_snapshots (board, category, period, day, ends_at, entry_count)
      select 'creators', category, period, date '2026-11-17' - n, now(), 1000
      from unnest(array['all', '2d', '3d']) category, unnest(array['week', 'month', 'all']) period,
        generate_series(1, ${DAYS}::int) n
      union all select 'games', 'popular', 'week', date '2026-11-17', now(), 1000`,
  );
  await fillTable(
    app.db,
    'ranking_entries',
    sql`insert into ranking_entries (snapshot_id, place, subject_id, points, trend, details)
      select s.id, n, (select min(id) from users) + (n * 7919 + s.id) % ${MANY}, 100000 - n, 0,
        '{"likes": 1, "followers": 1, "works": 1, "orders": 1, "tags": []}'
      from ranking_snapshots s, generate_series(1, 1000) n`,
  );
  await fillTable(
    app.db,
    'games',
    sql`insert into games (user_id, title, type_mask, platform_mask, cover, status, published_at, created_at, updated_at)
      select id, '一款', 2, 2, '{}', 'published', now(), now(), now() from users`,
  );
  await fillTable(app.db, 'game_stats', sql`insert into game_stats (game_id) select id from games`);
  await sql`vacuum analyze users, games, game_stats, ranking_snapshots, ranking_entries, posts, storefronts, uploads`.execute(
    app.db,
  );
}, 180_000);
afterAll(() => app.close());

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
};
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

async function planOf<P extends object>(
  query: (p: Placeholders<P>) => RawBuilder<unknown>,
  values: P,
): Promise<Plan[]> {
  const explain = statement<P, { 'QUERY PLAN': [{ Plan: Plan }] }>(
    (p) => sql`explain (analyze, format json) ${query(p)}`,
  );
  const [row] = await explain(app.db, values);
  return row ? nodesOf(row['QUERY PLAN'][0].Plan) : [];
}

/** Few rows make reading a whole table the cheapest way; these are empty here. */
const EMPTY = new Set(['posts', 'storefronts', 'uploads']);
const name = { board: 'creators', category: '2d', period: 'month' } as const;

function expectWalk(plan: Plan[], most: number): void {
  const scanned = plan
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '');
  expect(scanned.filter((table) => !EMPTY.has(table))).toEqual([]);
  const read = plan.filter((node) => node['Relation Name'] === 'ranking_entries');
  expect(read.length).toBeGreaterThan(0);
  for (const node of read) expect(node['Actual Rows'] * node['Actual Loops']).toBeLessThanOrEqual(most);
}

test.each([1, 951])('a page from place %d on is a walk along its places', async (from) => {
  expectWalk(await planOf<PageValues>(creatorPageQuery, { ...name, from, to: from + 49 }), 50);
});

test('so is a page of games', async () => {
  const values: PageValues = { board: 'games', category: 'popular', period: 'week', from: 11, to: 60 };
  expectWalk(await planOf<PageValues>(gamePageQuery, values), 50);
});

test('one’s own place is looked up', async () => {
  const values = { ...name, viewerId: MANY - 1, places: roundPlaces };
  expectWalk(await planOf(ownQuery, values), roundPlaces.length);
});
