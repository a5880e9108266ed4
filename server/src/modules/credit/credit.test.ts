import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTable } from '../../../test/fill-table.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createPair, orderIn, passHours, startOrder } from '../orders/order-test-rig.ts';
import { countsQuery, wordsQuery } from './credit.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Rate = { metric: string; percent: number | null; count: number; total: number };
const ratesOf = async ({ token }: Person, side: string) =>
  (await app.get(`/credit/mine?side=${side}`, { token })).data['rates'] as Rate[];
const eventsOf = async ({ token }: Person, side: string) =>
  (await app.get(`/credit/events?side=${side}`, { token })).data['data'] as {
    title: string;
    is_good: boolean;
    order: { id: number; title: string };
  }[];

test('each rate has its events, each event its order; too few give no figure', async () => {
  const pair = await createPair(app);
  const id = await orderIn(app, pair, 'completed');
  const creator = await ratesOf(pair.creator, 'creator');
  expect(creator.map(({ metric, percent, count, total }) => [metric, percent, count, total])).toEqual([
    ['on_time', null, 1, 1],
    ['completion', null, 1, 1],
    ['dispute', null, 0, 1],
    ['reply', null, 1, 1],
  ]);
  const events = await eventsOf(pair.creator, 'creator');
  expect(events.map(({ title }) => title)).toEqual(['交付通过验收', '按时交付', '按时确认排期']);
  expect(events.every(({ order, is_good: isGood }) => order.id === id && isGood)).toBe(true);
  const client = await eventsOf(pair.client, 'client');
  expect(client.map(({ title }) => title)).toEqual(['走到验收', '按时付清尾款', '按时付定金']);
  expect(await eventsOf(pair.client, 'creator')).toEqual([]);
});

test('a deposit that never came counts against the client alone', async () => {
  const pair = await createPair(app);
  await startOrder(app, pair, { priceFen: 10_000 });
  await passHours(app, 25);
  expect(await eventsOf(pair.client, 'client')).toMatchObject([{ title: '没有按时付定金', is_good: false }]);
  expect(await eventsOf(pair.creator, 'creator')).toEqual([]);
});

test('rubbish for a side or a place is the beginning of the creator’s', async () => {
  const person = await createPerson(app);
  const { code, data } = await app.get('/credit/events?side=nobody&cursor=rubbish', { token: person.token });
  expect([code, data]).toEqual([1, { data: [], next_cursor: null }]);
});

test('only the orders of the person are read, however many others have', async () => {
  const [person, crowd, other] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  await fillTable(
    app.db,
    'orders',
    sql`insert into orders (order_numbers, client_id, creator_id, title, price_fen, status, deposit_due_at, created_at, updated_at)
      select 'ZJ' || lpad(n::text, 18, '0'), case when n % 200 = 0 then ${person.id}::bigint else ${crowd.id} end, ${other.id},
        'order ' || n, 100, 'completed', now(), now(), now() from generate_series(1, 20000) n`,
  );
  await fillTable(
    app.db,
    'order_events',
    sql`insert into order_events (order_id, kind, actor, created_at)
      select id, kind, 'client', now() from orders, unnest(array['deposit_paid', 'confirmed', 'accepted']) kind
      where title like 'order %'`,
  );
  await sql`analyze orders, order_events`.execute(app.db);
  const whose = { side: 'client', userId: person.id, since: new Date(0) } as const;
  for (const query of [countsQuery(whose), wordsQuery(whose, null, 21)]) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${query}`.execute(app.db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan/);
  }
});
