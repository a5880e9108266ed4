import { applicationSorts, applicationStatuses } from '@zaojie/contract/bounties/application-status';
import { bountyStatuses } from '@zaojie/contract/bounties/bounty-availability';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillTable } from '../../../../test/fill-table.ts';
import { keptPlanUses } from '../../../../test/kept-plan.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { receivedQuery, sentQuery } from '../applications/list.queries.ts';
import { myBountiesQuery } from '../own/list-my-bounties.ts';
import { cellsOf, onlyCategoryOf, type MarketFilters } from './cells.rules.ts';
import { favoritesQuery } from './favorite.queries.ts';
import type { MarketShape } from './market-pages.ts';
import { countQuery, listMarket, marketQuery } from './market.queries.ts';

const MANY = 100_000;
/** One in twenty is the owner's, one in twenty the viewer applied to or keeps. */
const OWN = MANY / 20;

let app: TestApp;
let viewer: Person;
let owner: Person;
let crowd: Person;

beforeAll(async () => {
  app = await startTestApp();
  [viewer, owner, crowd] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  await fillTable(
    app.db,
    'bounties',
    sql`
      insert into bounties (user_id, title, category, style, description, budget_min_fen, budget_max_fen, deadline,
        is_commercial, is_enterprise, has_applicants, status, rank, created_at, updated_at)
      select case when n % 20 = 0 then ${owner.id}::bigint else ${crowd.id} end, 'bounty ' || n, 1 + n % 6,
        1 + (n / 6) % 5, 'text', 0, 100, '2030-01-01', n % 3 = 0, n % 50 = 0, n % 4 > 0,
        case when n % 7 = 0 then 'open' else 'closed' end, n * 0.001, now() - n * interval '1 minute', now()
      from generate_series(1, ${MANY}::int) n`,
  );
  await fillTable(app.db, 'bounty_stats', sql`insert into bounty_stats (bounty_id) select id from bounties`);
  await fillTable(
    app.db,
    'bounty_applications',
    sql`
      insert into bounty_applications (bounty_id, user_id, owner_id, price_fen, days, proposal, status, created_at, updated_at)
      select id, case when id % 20 = 0 or user_id <> ${crowd.id} then ${viewer.id}::bigint else ${owner.id} end, user_id,
        id, nullif(id % 90, 0), 'text', (array['pending', 'viewed', 'shortlisted', 'declined'])[1 + id % 4], now(), now()
      from bounties`,
  );
  await fillTable(
    app.db,
    'bounty_favorites',
    sql`
      insert into bounty_favorites (bounty_id, user_id, created_at)
      select id, case when id % 20 = 0 then ${viewer.id}::bigint else ${crowd.id} end, created_at from bounties`,
  );
  await sql`vacuum analyze bounties, bounty_stats, bounty_applications, bounty_favorites`.execute(app.db);
}, 300_000);
afterAll(() => app.close());

async function planOf(query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off) ${query}`.execute(app.db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** However many there are, a page touches a bounded number of rows. */
function expectNoWalk(plan: string, most = 180 * 10): void {
  expect(plan).not.toMatch(/Seq Scan on (bounties|bounty_applications|bounty_stats|bounty_favorites)\b/);
  const read = [...plan.matchAll(/Scan.*\(actual time=\S+ rows=([\d.]+) loops=(\d+)\)/g)].map(
    ([, rows, loops]) => Number(rows) * Number(loops),
  );
  expect(read.length).toBeGreaterThan(0);
  expect(Math.max(...read)).toBeLessThanOrEqual(most);
}

const either = [true, false];
const filters: MarketFilters[] = [2, null].flatMap((category) =>
  [5, null].flatMap((style) =>
    (['business', 'personal', null] as const).flatMap((business) =>
      either.flatMap((is_enterprise) =>
        either.flatMap((no_applicants) =>
          either.map((character_design) => ({
            category,
            style,
            business,
            is_enterprise,
            no_applicants,
            character_design,
          })),
        ),
      ),
    ),
  ),
);
/** Some exclude each other, and leave nothing to read. */
const meant = filters.filter((filter) => cellsOf(filter)?.length !== 0);

const shapeOf = (order: 'new' | 'hot', by: MarketShape['by'], isAfter: boolean): MarketShape => ({
  order,
  limit: 10,
  offset: 0,
  hasViewer: true,
  by,
  isAfter,
});

describe.each(['new', 'hot'] as const)('the market by %s', (order) => {
  test('every combination of filters, from the start and from far down, is read from its index', async () => {
    for (const filter of meant) {
      const [cells, category] = [cellsOf(filter), onlyCategoryOf(filter)];
      const filtered = category === null ? 'cells' : 'category';
      const by = cells === null ? 'nothing' : filtered;
      for (const isAfter of [false, true]) {
        const plan = await planOf(
          marketQuery(shapeOf(order, by, isAfter), {
            viewerId: sql`${viewer.id}::bigint`,
            category: sql`${category ?? 0}`,
            cells: sql`${cells ?? []}`,
            k0: sql`false`,
            k1: order === 'new' ? sql`(now() - interval '20 days')::text` : sql`'50'::text`,
            id: sql`7`,
          }),
        );
        const index = { nothing: 'bounties_', category: 'bounties_of_category_', cells: 'bounties_of_cell_' }[
          by
        ];
        expect(plan).toContain(`${index}${order === 'new' ? 'newest' : 'ranked'}`);
        expectNoWalk(plan);
      }
    }
  }, 60_000);
});

test('counting stops at the cap and reads indexes', async () => {
  for (const filter of meant) {
    expect(await planOf(countQuery(cellsOf(filter)))).not.toMatch(/Seq Scan/);
  }
});

const page = { limit: 10, offset: 0, after: null };

test.each([null, 2])('filters that leave two cells or eight are planned once, style %s', async (style) => {
  const filter = { category: 2, style, business: 'business', is_enterprise: false } as const;
  const cells = cellsOf({ ...filter, no_applicants: true, character_design: false }) ?? [];
  const shape = { order: 'new', limit: 10, offset: 0, hasViewer: true, by: 'cells', isAfter: false } as const;
  const values = { viewerId: viewer.id, category: 0, cells, k0: false, k1: '', id: 0 };
  expect(await keptPlanUses(app.db, 'bounties', (db) => listMarket(db, shape, values))).toBeGreaterThan(0);
});

test.each([null, ...bountyStatuses])('my bounties, %s', async (status) => {
  const mine = { userId: owner.id, status };
  for (const afterId of [null, MANY / 2])
    expectNoWalk(await planOf(myBountiesQuery(mine, { ...page, afterId })));
});

test.each([null, ...applicationStatuses])('my applications, %s', async (status) => {
  for (const after of [null, { key: MANY / 2, id: MANY / 2 }]) {
    expectNoWalk(await planOf(sentQuery({ userId: viewer.id, status }, { ...page, after })));
  }
});

test('favourites, from the start and from far down', async () => {
  const moment = new Date(Date.now() - 30 * 86_400_000).toISOString();
  for (const after of [null, { moment, id: 7 }]) {
    expectNoWalk(await planOf(favoritesQuery({ ...page, userId: viewer.id, after })));
  }
});

describe('received applications', () => {
  test.each(['new', 'price_asc', 'price_desc', 'days'] as const)('all of them by %s', async (sort) => {
    const filter = { ownerId: owner.id, bountyId: null, status: null };
    for (const after of [null, { key: sort === 'days' ? 45 : MANY / 2, id: MANY / 2 }]) {
      expectNoWalk(await planOf(receivedQuery(filter, sort, { ...page, after })));
    }
  });

  test.each(applicationSorts)('by %s and status: never more than the owner’s own', async (sort) => {
    for (const status of [null, ...applicationStatuses]) {
      const filter = { ownerId: owner.id, bountyId: null, status };
      expectNoWalk(await planOf(receivedQuery(filter, sort, page)), OWN);
    }
  });

  test.each(applicationSorts)('of one bounty by %s', async (sort) => {
    const { id } = await app.db
      .selectFrom('bounties')
      .select('id')
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    for (const status of [null, ...applicationStatuses]) {
      const filter = { ownerId: owner.id, bountyId: id, status };
      expectNoWalk(await planOf(receivedQuery(filter, sort, page)));
    }
  });
});

test.each([
  ['/bounty/index'],
  ['/bounty/index?order=hot&category=2&style=3&business=business&no_applicants=1'],
  ['/bounty/mybounties?status=open'],
  ['/bounty/receivedapplications?sort=rating&status=viewed'],
  ['/bounty/myapplications?status=viewed'],
  ['/bounty/favorites'],
])('%s takes three statements at most', async (path) => {
  app.queries.length = 0;
  const answer = await app.get(path, { token: (path.includes('myapp') ? viewer : owner).token });
  expect(answer.code).toBe(1);
  expect(app.queries.filter((query) => !query.includes('token_hash')).length).toBeLessThanOrEqual(3);
});
