import { contestStatusNames, contestTabNames } from '@zaojie/contract/contests/contest-words';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillTable } from '../../../test/fill-table.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { entriesQuery, resultsQuery } from './entries/list-entries.ts';
import { joinedQuery, listQuery } from './list/list.queries.ts';
import { ownQuery } from './organising/list-own.ts';
import { rankedQuery } from './ranked-contests.ts';
import { toRunQuery } from './running/list-to-run.ts';
import { allEntriesQuery } from './running/run-entries.ts';
import { nextQuery, ownBallotsQuery, skippedQuery } from './voting/ballot.queries.ts';

const MANY = 100_000;
/** What the viewer has rated, skipped and taken part in. */
const OWN = 200;

let app: TestApp;
let viewer: Person;
/** Has all the entries. */
let first: number;

beforeAll(async () => {
  app = await startTestApp();
  viewer = await createPerson(app);
  await fillTable(
    app.db,
    'users',
    sql`insert into users (username, username_key) select 'seed_' || n, 'seed_' || n from generate_series(1, 1000) n`,
  );
  await fillTable(
    app.db,
    'contests',
    sql`
      insert into contests (organiser_id, status, category, title, criteria, registration_opens_at, starts_at,
        submissions_close_at, voting_closes_at, announce_at, participant_count, proposed_at, counted_at, announced_at,
        created_at, updated_at)
      select case when n % 1000 = 0 then ${viewer.id}::bigint else (select max(id) from users) end,
        (array['draft', 'proposed', 'rejected', 'open', 'running', 'voting', 'closed', 'announced', 'cancelled'])[1 + n % 9],
        (array['music', 'film', 'art', 'code'])[1 + n / 9 % 4], 'contest ' || n, '[]', at, at, at, at, at, n % 997, at, at, at,
        at, at
      from generate_series(1, ${MANY}::int) n, lateral (select now() - n * interval '1 minute' as at) hour`,
  );
  ({ id: first } = await app.db
    .selectFrom('contests')
    .select('id')
    .where('status', '=', 'voting')
    .orderBy('id')
    .executeTakeFirstOrThrow());
  await fillTable(
    app.db,
    'contest_teams',
    sql`insert into contest_teams (contest_id, captain_id, member_count, created_at)
      select ${first}::bigint, (select max(id) from users) - n % 1000, 1, now() from generate_series(1, ${MANY}::int) n`,
  );
  await fillTable(
    app.db,
    'contest_members',
    sql`insert into contest_members (team_id, user_id, contest_id, invited_at, joined_at)
      select t.id, case when t.id <= ${OWN}::int then ${viewer.id}::bigint else t.captain_id end,
        t.id, now(), now() - t.id * interval '1 second' from contest_teams t`,
  );
  await fillTable(
    app.db,
    'contest_entries',
    sql`insert into contest_entries (contest_id, team_id, status, number, title, ballot_count, rank, submitted_at, created_at, updated_at)
      select ${first}::bigint, t.id, 'submitted', t.id, 'entry', t.id % 7, t.id, now(), now(), now() from contest_teams t`,
  );
  await fillTable(
    app.db,
    'contest_ballots',
    sql`insert into contest_ballots (entry_id, voter_id, contest_id, scores, skip_reason, created_at, updated_at)
      select e.id, v.id, ${first}::bigint, case when e.id % 2 = 0 then array[3, 4]::smallint[] end,
        case when e.id % 2 = 1 then 'later' end, now(), now() - e.id * interval '1 second'
      from contest_entries e, lateral (
        select case when e.ballot_count = 0 and e.id <= ${OWN * 7}::int then ${viewer.id}::bigint
          else (select max(id) from users) - e.id % 1000 end as id) v`,
  );
  await sql`vacuum analyze contests, contest_teams, contest_members, contest_entries, contest_ballots, users`.execute(
    app.db,
  );
}, 600_000);
afterAll(() => app.close());

async function planOf(query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off) ${query}`.execute(app.db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** What a page reads of each table, at most: nothing is read from end to end. */
function expectNoWalk(plan: string, most = 500): void {
  expect(plan).not.toMatch(/Seq Scan on contest/);
  const read = [...plan.matchAll(/Scan.*\(actual time=\S+ rows=([\d.]+) loops=(\d+)\)/g)].map(
    ([, rows, loops]) => Number(rows) * Number(loops),
  );
  expect(read.length).toBeGreaterThan(0);
  expect(Math.max(...read)).toBeLessThanOrEqual(most);
  expect(plan).not.toMatch(/Rows Removed by Filter: \d{4,}/);
}

const after = { at: '2026-01-01 00:00:00+00', id: 1 };
const page = { limit: 12, offset: 24 };

describe.each(contestTabNames)('the list of %s', (tab) => {
  test('of all and of one category, from the start and from far down', async () => {
    for (const category of [null, 'art'] as const) {
      for (const from of [null, after]) {
        const plan = await planOf(listQuery({ tab, category, viewerId: viewer.id, ...page, after: from }));
        expect(plan).toMatch(/using contests_listed/);
        expectNoWalk(plan);
      }
    }
  });
});

test('what somebody organises, takes part in and has to run', async () => {
  for (const from of [null, after]) {
    expectNoWalk(await planOf(ownQuery({ userId: viewer.id, ...page, after: from })));
    expectNoWalk(await planOf(joinedQuery({ userId: viewer.id, ...page, after: from })));
    for (const status of contestStatusNames.filter((name) => name !== 'draft')) {
      expectNoWalk(await planOf(toRunQuery({ status, ...page, after: from })));
    }
  }
});

test('a contest of a hundred thousand entries: shown, ranked and run', async () => {
  const list = { contestId: first, viewerId: viewer.id };
  for (const from of [null, MANY / 2]) {
    const plan = await planOf(entriesQuery({ ...list, ...page, after: from }));
    expect(plan).toContain('contest_entries_shown');
    expectNoWalk(plan);
  }
  expectNoWalk(await planOf(resultsQuery({ ...list, limit: 20, offset: MANY / 2 })));
  expectNoWalk(await planOf(allEntriesQuery(first, MANY / 2, 24)));
});

test('the next entry to vote on: no farther than one’s own ballots', async () => {
  const voter = { contestId: first, voterId: viewer.id };
  const plan = await planOf(nextQuery(voter));
  expect(plan).toContain('contest_entries_least_rated');
  expectNoWalk(plan, OWN * 2);
  expectNoWalk(await planOf(skippedQuery(voter)));
  for (const from of [null, after])
    expectNoWalk(await planOf(ownBallotsQuery({ ...voter, ...page, after: from })));
});

test('the ranking of each category', async () => {
  for (const since of [null, new Date(Date.now() - 7 * 86_400_000)]) {
    const plan = await planOf(rankedQuery({ category: 'film', since, limit: 10, offset: 10 }));
    expect(plan).toContain('contests_by_size');
    expect(plan).not.toMatch(/Seq Scan/);
  }
});

test.each([
  ['/events/index?tab=voting&category=art', 2],
  ['/events/organised', 2],
  ['/events/joined', 2],
  ['/events/detail?id=', 2],
  ['/events/entries?id=', 2],
  ['/events/voting?id=', 3],
])('%s takes few statements', async (path, most) => {
  app.queries.length = 0;
  const address = path.endsWith('id=') ? `${path}${first}` : path;
  expect((await app.get(address, { token: viewer.token })).code).toBe(1);
  expect(app.queries.filter((query) => !query.includes('token_hash')).length).toBeLessThanOrEqual(most);
});
