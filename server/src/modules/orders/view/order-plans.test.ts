import { orderTabs } from '@zaojie/contract/orders/order-words';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTable } from '../../../../test/fill-table.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { detailQuery } from './detail.queries.ts';
import { rowsQuery, type ListQuery } from './list.queries.ts';

const MANY = 20_000;
/** Of all, those who have orders. */
const PEOPLE = 200;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await fillTable(app.db, 'users', people);
  await fillTable(app.db, 'orders', orders);
  await sql`vacuum analyze users, orders`.execute(app.db);
}, 120_000);
afterAll(() => app.close());

const people = sql`insert into users (id, username, username_key) overriding system value
  select n, 'u' || n, 'u' || n from generate_series(1001, ${1000 + MANY}::int) n`;
/** A hundred for each client and each creator; one in four is over. */
const orders = sql`insert into orders (order_numbers, client_id, creator_id, title, brief, price_fen, status, deposit_due_at,
    client_rank, creator_rank, sort_key, created_at, updated_at)
  select 'ZJ' || lpad(n::text, 18, '0'), 1001 + n % ${PEOPLE}::int, 1001 + (n + 7) % ${PEOPLE}::int, '竹林', '雨夜', 100,
    (array['pending_deposit', 'in_progress', 'delivered', 'completed'])[1 + n / ${PEOPLE}::int % 4], now(),
    n % 3, (n + 1) % 3, n * 1000, now(), now()
  from generate_series(1, ${MANY}::int) n`;

type Plan = { 'Node Type': string; 'Index Name'?: string; 'Actual Rows': number; Plans?: Plan[] };
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

async function nodesFor(query: RawBuilder<unknown>): Promise<Plan[]> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
    explain (analyze, format json) ${query}`.execute(app.db);
  return rows[0] ? nodesOf(rows[0]['QUERY PLAN'][0].Plan) : [];
}

const asked = (change: Partial<ListQuery>): ListQuery => ({
  userId: 1050,
  side: 'client',
  statuses: orderTabs[0].statuses,
  keyword: '',
  limit: 11,
  offset: 0,
  after: null,
  ...change,
});
const shapes: readonly Partial<ListQuery>[] = (['client', 'creator'] as const).flatMap((side) => [
  { side },
  { side, after: { rank: 0, sortKey: 900_000, id: 900 } },
]);

test.each(shapes)('a page of the list is walked along the index of its side: %j', async (shape) => {
  const nodes = await nodesFor(rowsQuery(asked(shape)));
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort');
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  const walked = nodes.filter((node) => node['Index Name'] === `orders_${shape.side}_list`);
  expect(walked.map((node) => node['Actual Rows'])).toEqual([11]);
});

test.each(orderTabs)(
  'tab $key and words that are looked for stay with the orders of one person',
  async (tab) => {
    for (const keyword of ['', '竹']) {
      const nodes = await nodesFor(rowsQuery(asked({ statuses: tab.statuses, keyword })));
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
      for (const node of nodes.filter((each) => each['Index Name']?.startsWith('orders_'))) {
        expect(node['Actual Rows']).toBeLessThanOrEqual(MANY / PEOPLE);
      }
    }
  },
);

test('everything on the page of an order is found by an index', async () => {
  const plan = await app.db.transaction().execute(async (tx) => {
    // What is empty would be read whole; with this only what has no index is.
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${detailQuery(7)}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).not.toContain('Seq Scan');
});
