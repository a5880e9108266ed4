import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { casesQuery, type CaseList } from './admin.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const statement of fill) await statement.execute(app.db);
  await sql`analyze`.execute(app.db);
}, 120_000);
afterAll(() => app.close());

const fill = [
  sql`insert into users (username, username_key) select 'u' || n, 'u' || n from generate_series(1001, 3000) n`,
  sql`insert into report_cases (kind, target_id, owner_id, title, excerpt, state, action, decided_at, report_count, created_at)
    select (array['post', 'comment', 'person'])[1 + n % 3], n, (select min(id) from users) + n % 2000, 't', 'e',
      case when n % 5 = 0 then 'open' else 'upheld' end, case when n % 5 <> 0 then 'warn' end,
      case when n % 5 <> 0 then now() end, 3, now()
    from generate_series(1, 20000) n`,
  sql`insert into reports (case_id, reporter_id, kind, target_id, reason, description, created_at)
    select c.id, (select min(id) from users) + (c.id * 7 + n) % 2000, c.kind, c.target_id, 'spam', '', now()
    from report_cases c cross join generate_series(1, 3) n`,
];

const cases: [string, Partial<CaseList>][] = [
  ['open', {}],
  ['open, far down', { after: 10_000 }],
  ['open of a kind', { kind: 'comment' }],
  ['decided', { state: 'upheld' }],
  ['decided, of a kind, far down', { state: 'upheld', kind: 'person', after: 10_000 }],
];

test.each(cases)('%s: reads only as much as it shows', async (_name, change) => {
  const list: CaseList = { state: 'open', kind: null, after: null, limit: 21, adminId: 1, ...change };
  const { rows } = await sql<{
    'QUERY PLAN': string;
  }>`explain (analyze, buffers) ${casesQuery(list)}`.execute(app.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toMatch(/Seq Scan on (report_cases|reports|users)\b/);
  expect(Number(/shared hit=(\d+)/.exec(plan)?.[1])).toBeLessThan(1000);
});
