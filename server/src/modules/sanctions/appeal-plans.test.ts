import { banAppealStateNames } from '@zaojie/contract/sanctions/appeal-words';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTable } from '../../../test/fill-table.ts';
import { costOf } from '../../../test/table-reads.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { banAppealsQuery, countBanAppeals, MOST_COUNTED, settleBanAppeal } from './appeal.queries.ts';
import { findBan, listHolding } from './sanction.queries.ts';

let app: TestApp;
let firstPerson: number;
const PEOPLE = 2000;
const MANY = 40_000;
const OPEN = 60;

beforeAll(async () => {
  app = await startTestApp();
  for (const [table, insert] of fill) await fillTable(app.db, table, insert);
  await sql`vacuum analyze`.execute(app.db);
  const { rows } = await sql<{ id: number }>`select min(user_id) as id from sanctions`.execute(app.db);
  firstPerson = rows[0]?.id ?? 0;
}, 300_000);
afterAll(() => app.close());

const first = sql`(select min(id) from users where username like 'seed_%')`;
/** Everybody was shut out twenty times; the latest ask to be let in again. */
const fill = [
  [
    'users',
    sql`insert into users (username, username_key)
      select 'seed_' || n, 'seed_' || n from generate_series(1, ${PEOPLE}::int) n`,
  ],
  [
    'sanctions',
    sql`insert into sanctions (user_id, kind, reason, imposed_by, created_at, ended_at)
      select ${first} + n % ${PEOPLE}, 'ban', '屡次发布广告', ${first}, now(),
        case when n <= ${MANY - PEOPLE} then now() end
      from generate_series(1, ${MANY}::int) n`,
  ],
  [
    'ban_appeals',
    sql`insert into ban_appeals (sanction_id, user_id, words, state, decided_by, decided_at, created_at)
      select x.id, x.user_id, repeat('我没有发广告', 20), settled.state,
        case when settled.state <> 'open' then ${first} end, case when settled.state <> 'open' then now() end, now()
      from sanctions x cross join lateral (
        select case when x.id > (select max(id) from sanctions) - ${OPEN}::int then 'open'
          when x.id % 4 = 0 then 'lifted' else 'kept' end as state
      ) settled order by x.id`,
  ],
] as const;

const tables = ['ban_appeals', 'sanctions', 'users'];

test.each(banAppealStateNames)('the queue of what is %s reads what it shows', async (state) => {
  for (const offset of [0, 20]) {
    const list = { state, limit: 20, offset };
    const { walked, most } = await costOf(app.db, tables, (tx) => banAppealsQuery(list).execute(tx));
    expect(walked).toEqual([]);
    // Whose it is, who imposed it and who decided, for each that is shown or passed over.
    expect(most).toBeLessThanOrEqual(3 * (20 + offset));
  }
});

test('they are counted along the index, no further than anybody turns pages', async () => {
  const { walked } = await costOf(app.db, tables, (tx) => countBanAppeals(tx));
  expect(walked).toEqual([]);
  expect(await countBanAppeals(app.db)).toEqual({ open: OPEN, lifted: MOST_COUNTED, kept: MOST_COUNTED });
});

test('whoever is shut out, and the appeal that goes with it, are found by an index', async () => {
  const now = app.services.now();
  const { walked, most } = await costOf(app.db, tables, async (tx) => {
    const ban = await findBan(tx, firstPerson, now);
    expect(ban).not.toBeNull();
    await listHolding(tx, [firstPerson], now);
    await settleBanAppeal(tx, ban?.id ?? 0, { state: 'kept', answer: '', adminId: firstPerson, now });
  });
  expect(walked).toEqual([]);
  expect(most).toBeLessThanOrEqual(10);
});
