import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTable } from '../../../test/fill-table.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { actsQuery, madeForBy } from './act.queries.ts';
import { listQuery } from './proxy.queries.ts';

let app: TestApp;
const MANY = 50_000;
beforeAll(async () => {
  app = await startTestApp();
  await fillTable(
    app.db,
    'users',
    sql`insert into users (username, username_key) select 'seed_' || n, 'seed_' || n from generate_series(1, 1000) n`,
  );
  await fillTable(
    app.db,
    'proxies',
    sql`insert into proxies (principal_id, agent_id, scopes, state, expires_at, offered_at, ended_at)
      select min + n % 500, min + 500 + n % 499, array['posts'], 'revoked', now(), now(), now() - n * interval '1 second'
      from generate_series(1, ${MANY}::int) n, (select min(id) as min from users) first`,
  );
  await fillTable(
    app.db,
    'proxy_acts',
    sql`insert into proxy_acts (proxy_id, principal_id, agent_id, scope, deed, call, subject, subject_id, created_at)
      select p.id, p.principal_id, p.agent_id, 'posts', '发布帖子', 'POST /posts/add', 'post', p.id, now() from proxies p`,
  );
  await sql`vacuum analyze users, proxies, proxy_acts`.execute(app.db);
}, 300_000);
afterAll(() => app.close());

async function planOf(query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off) ${query}`.execute(app.db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

function expectNoWalk(plan: string, index: string): void {
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on prox|Sort Key/);
  const read = [...plan.matchAll(/Scan.*\(actual time=\S+ rows=([\d.]+) loops=(\d+)\)/g)].map(
    ([, rows, loops]) => Number(rows) * Number(loops),
  );
  expect(Math.max(...read)).toBeLessThanOrEqual(100);
}

test('what somebody gave and took, and what was done under it, come by their indexes', async () => {
  const { id } = await app.db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow();
  expectNoWalk(await planOf(listQuery('given', id + 7, 0)), 'proxies_given');
  expectNoWalk(await planOf(listQuery('taken', id + 507, 0)), 'proxies_taken');
  for (const beforeId of [null, MANY / 2]) {
    const page = { beforeId, limit: 21 };
    expectNoWalk(await planOf(actsQuery({ side: 'given', userId: id + 7, ...page })), 'proxy_acts_given');
    expectNoWalk(await planOf(actsQuery({ side: 'taken', userId: id + 507, ...page })), 'proxy_acts_taken');
  }
  const maker = sql`select ${madeForBy('post', sql`77`, 'POST /posts/add')}`;
  expectNoWalk(await planOf(maker), 'proxy_acts_of_subject');
});
