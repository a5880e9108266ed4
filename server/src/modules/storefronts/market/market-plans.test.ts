import { creatorSorts } from '@zaojie/contract/storefronts/price-bands';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTable } from '../../../../test/fill-table.ts';
import { keptPlanUses } from '../../../../test/kept-plan.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { Db } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import {
  creatorsQuery,
  listCreatorRows,
  totalsQuery,
  type MarketShape,
  type MarketValues,
} from './creator.queries.ts';
import { takeListeners } from './match.queries.ts';
import { transaction } from '../../../db/transaction.ts';

/** Large enough that reading a whole table would look cheap to nobody: 180,000 rows of the listing. */
const MANY = 20_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await fillTable(app.db, 'users', people);
  await fillTable(app.db, 'storefronts', storefronts);
  await fillTable(app.db, 'creator_listings', listings);
  await sql`vacuum analyze users, storefronts, creator_listings`.execute(app.db);
}, 120_000);
afterAll(() => app.close());

/** Each has two types and two styles; one in seven takes no orders. */
const people = sql`insert into users (username, username_key) select 'u' || n, 'u' || n from generate_series(101, ${MANY + 100}::int) n`;
const storefronts = sql`insert into storefronts (user_id, starting_price_fen, is_on) select id, 100, true from users where username like 'u%'`;
const listings = sql`insert into creator_listings (user_id, category, style, band, is_on, price_fen, orders, standing)
    select u.id, category, style, 1 + u.id % 5, u.id % 7 > 0, u.id % 5000 * 100, u.id % 300, 40000 + u.id % 9999
    from users u, unnest(array[0, 1 + u.id % 6, 1 + (u.id + 1) % 6]) category, unnest(array[0, 1 + u.id % 5, 1 + (u.id + 1) % 5]) style
    where u.username like 'u%'`;

const shape = (change: Partial<MarketShape>): MarketShape => ({
  sort: 'rating',
  limit: 10,
  hasBand: false,
  onlyOn: false,
  hasViewer: true,
  isAfter: false,
  hasOffset: false,
  ...change,
});
const values = (change: Partial<MarketValues>): MarketValues => ({
  category: 0,
  style: 0,
  band: 2,
  viewerId: 1,
  offset: 0,
  key: 45_000,
  id: 5,
  ...change,
});

const yesNo = [false, true];
const shapes = creatorSorts.flatMap((sort) =>
  yesNo.flatMap((hasBand) =>
    yesNo.flatMap((onlyOn) => yesNo.map((isAfter) => shape({ sort, hasBand, onlyOn, isAfter }))),
  ),
);
const filters = [
  { category: 0, style: 0 },
  { category: 2, style: 0 },
  { category: 0, style: 3 },
  { category: 2, style: 2 },
];

type Plan = {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Relation Name'?: string;
  Plans?: Plan[];
};
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

test.each(shapes)('$sort, band $hasBand, only on $onlyOn, further down $isAfter', async (each) => {
  const explain = statement<MarketValues, { 'QUERY PLAN': [{ Plan: Plan }] }>(
    (p) => sql`explain (analyze, format json) ${creatorsQuery(each, p)}`,
  );
  for (const filter of filters) {
    const [row] = await explain(app.db, values(filter));
    const nodes = row ? nodesOf(row['QUERY PLAN'][0].Plan) : [];
    const scanned = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
    expect(scanned.map((node) => node['Relation Name']).filter((name) => name !== 'user_blocks')).toEqual([]);
    const walked = nodes.filter((node) => node['Index Name']?.startsWith('creators_'));
    expect(walked.length).toBeGreaterThan(0);
    // No more than the page: nothing is read and thrown away, nothing sorted but the page itself.
    for (const node of walked) expect(node['Actual Rows']).toBeLessThanOrEqual(each.limit);
  }
});

test.each(shapes.filter(({ isAfter }) => !isAfter))(
  '$sort, band $hasBand, only on $onlyOn: planned once',
  async (each) => {
    const list = (db: Db) => listCreatorRows(db, each, values({ category: 2, style: 2 }));
    expect(await keptPlanUses(app.db, 'creator_listings', list)).toBeGreaterThan(0);
  },
);

test.each([0, 2])('totals of band %d are counted in an index', async (band) => {
  for (const filter of filters) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${totalsQuery({ ...filter, band })}`.execute(
      app.db,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toContain('Index Only Scan');
  }
});

test('who hears of a bounty is found along the same index, two hundred of thousands', async () => {
  const wanted = { category: 2, style: 2, budgetMaxFen: 400_000, publisherId: 1 };
  const most = { today: '2026-12-20', most: 200, perDay: 5 };
  const listeners = await transaction(app.db, (tx) => takeListeners(tx, wanted, most));
  expect(listeners).toHaveLength(200);
});

test('a page takes two statements', async () => {
  app.queries.length = 0;
  const answer = await app.get('/bounty/creators?sort=price_asc&category=2&style=2&price_band=2&only_on=1');
  expect(answer.code).toBe(1);
  expect(app.queries.length).toBeLessThanOrEqual(2);
});
