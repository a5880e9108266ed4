import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson } from '../../../../test/test-people.ts';
import { receivedQuery, sentQuery } from '../applications/list.queries.ts';
import { myBountiesQuery } from '../own/list-my-bounties.ts';
import { cellsOf, onlyCategoryOf, type MarketFilters } from './cells.rules.ts';
import type { MarketShape } from './market-pages.ts';
import { countQuery, marketQuery } from './market.queries.ts';

const MANY = 20_000;

let app: TestApp;
let viewerId: number;
let ownerId: number;
beforeAll(async () => {
  app = await startTestApp();
  viewerId = (await createPerson(app)).id;
  ownerId = (await createPerson(app)).id;
  await sql`alter table bounties disable trigger search_add`.execute(app.db);
  await sql`
    insert into bounties (user_id, title, category, style, description, budget_min_fen, budget_max_fen, deadline,
      is_commercial, is_enterprise, has_applicants, status, rank, created_at, updated_at)
    select ${ownerId}, 'bounty ' || n, 1 + n % 6, 1 + (n / 6) % 5, 'text', 0, 100, '2030-01-01', n % 3 = 0, n % 50 = 0,
      n % 4 > 0, case when n % 5 = 0 then 'open' else 'closed' end, n * 0.001, now() - n * interval '1 minute', now()
    from generate_series(1, ${MANY}::int) n`.execute(app.db);
  await sql`insert into bounty_stats (bounty_id) select id from bounties`.execute(app.db);
  await sql`
    insert into bounty_applications (bounty_id, user_id, owner_id, price_fen, proposal, status, created_at, updated_at)
    select id, ${viewerId}, user_id, id, 'text', 'viewed', now(), now() from bounties`.execute(app.db);
  await sql`vacuum analyze`.execute(app.db);
}, 300_000);
afterAll(() => app.close());

async function planOf(query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off) ${query}`.execute(app.db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** However many there are, a page touches a bounded number of rows. */
function expectNoWalk(plan: string): void {
  expect(plan).not.toMatch(/Seq Scan on (bounties|bounty_applications|bounty_stats)\b/);
  const read = [...plan.matchAll(/Scan.*\(actual time=\S+ rows=([\d.]+) loops=(\d+)\)/g)].map(
    ([, rows, loops]) => Number(rows) * Number(loops),
  );
  expect(read.length).toBeGreaterThan(0);
  expect(Math.max(...read)).toBeLessThanOrEqual(180 * 10);
}

const none: MarketFilters = {
  category: null,
  style: null,
  business: null,
  is_enterprise: false,
  no_applicants: false,
  character_design: false,
};
const filters: MarketFilters[] = [1, null].flatMap((category) =>
  [5, null].flatMap((style) =>
    (['business', 'personal', null] as const).flatMap((business) =>
      [true, false].flatMap((is_enterprise) =>
        [true, false].map((no_applicants) => ({
          ...none,
          category,
          style,
          business,
          is_enterprise,
          no_applicants,
        })),
      ),
    ),
  ),
);

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
    for (const filter of filters) {
      const [cells, category] = [cellsOf(filter), onlyCategoryOf(filter)];
      const filtered = category === null ? 'cells' : 'category';
      const by = cells === null ? 'nothing' : filtered;
      for (const isAfter of [false, true]) {
        const plan = await planOf(
          marketQuery(shapeOf(order, by, isAfter), {
            viewerId: sql`${viewerId}::bigint`,
            category: sql`${category ?? 0}`,
            cells: sql`${cells ?? []}`,
            k0: sql`false`,
            k1: order === 'new' ? sql`(now() - interval '1 day')::text` : sql`'5'::text`,
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
  });
});

test('counting stops at the cap and reads indexes', async () => {
  for (const cells of [null, cellsOf({ ...none, category: 1 })]) {
    expect(await planOf(countQuery(cells))).not.toMatch(/Seq Scan/);
  }
});

test('what is mine, received or sent is read from where it stands', async () => {
  const page = { limit: 10, offset: 0, after: null };
  const byOwner = { ownerId, bountyId: null, status: null };
  expectNoWalk(await planOf(myBountiesQuery({ userId: ownerId, status: null }, { ...page, afterId: null })));
  expectNoWalk(
    await planOf(myBountiesQuery({ userId: ownerId, status: 'open' }, { ...page, afterId: 9000 })),
  );
  expectNoWalk(await planOf(receivedQuery(byOwner, 'new', page)));
  expectNoWalk(await planOf(receivedQuery({ ...byOwner, status: 'viewed' }, 'new', page)));
  expectNoWalk(await planOf(receivedQuery(byOwner, 'price_asc', page)));
  expectNoWalk(await planOf(receivedQuery(byOwner, 'price_desc', page)));
  expectNoWalk(await planOf(sentQuery({ userId: viewerId, status: null }, page)));
  expectNoWalk(await planOf(sentQuery({ userId: viewerId, status: 'viewed' }, page)));
});
