import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Services } from '../../../frame/context.ts';
import { lockContest, type LockedContest } from '../contest.queries.ts';
import { rankEntries, type Placed, type Tally } from './results.rules.ts';

/** From the ballots themselves: counters could only repeat them. */
async function listTallies(db: Db, contest: Pick<LockedContest, 'id' | 'criteria'>): Promise<Tally[]> {
  const sums = contest.criteria.map(
    (_, index) => sql`coalesce(sum(b.scores[${sql.lit(index + 1)}]), 0)::int`,
  );
  const { rows } = await sql<Tally>`
    select e.id, count(b.voter_id)::int as ballots, array[${sql.join(sums)}]::int[] as sums, e.submitted_at as "submittedAt"
    from contest_entries e
    left join contest_ballots b on b.entry_id = e.id and b.scores is not null
    where e.contest_id = ${contest.id} and e.status = 'submitted'
    group by e.id order by e.id`.execute(db);
  return rows;
}

/** Writes the ranks down, and says how many entries stand elsewhere or otherwise than before. */
async function write(tx: Tx, contestId: number, placed: readonly Placed[]): Promise<number> {
  const { rows } = await sql`
    update contest_entries e set rank = p.rank, score = p.score, criteria_scores = p.criteria
    from json_to_recordset(${JSON.stringify(placed)}::json)
      as p (id bigint, rank integer, score numeric(8, 6), criteria numeric(8, 6)[])
    where e.id = p.id and (e.rank, e.score, e.criteria_scores) is distinct from (p.rank, p.score, p.criteria)
    returning e.id`.execute(tx);
  const gone = await sql`
    update contest_entries set rank = null, score = null, criteria_scores = null
    where contest_id = ${contestId} and rank is not null and status <> 'submitted' returning id`.execute(tx);
  return rows.length + gone.rows.length;
}

/** The ranks of a contest whose vote is over. What was announced is only compared: it is paid for. */
async function count(tx: Tx, contest: LockedContest, now: Date): Promise<number> {
  const placed = rankEntries(await listTallies(tx, contest), contest.criteria);
  if (contest.status === 'announced') return countDifferences(tx, contest.id, placed);
  const changed = await write(tx, contest.id, placed);
  if (changed > 0 || contest.counted_at === null) {
    await tx.updateTable('contests').set({ counted_at: now }).where('id', '=', contest.id).execute();
  }
  return changed;
}

async function countDifferences(db: Db, contestId: number, placed: readonly Placed[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from json_to_recordset(${JSON.stringify(placed)}::json)
      as p (id bigint, rank integer, score numeric(8, 6), criteria numeric(8, 6)[])
    full join (select * from contest_entries where contest_id = ${contestId} and rank is not null) e on e.id = p.id
    where (e.rank, e.score, e.criteria_scores) is distinct from (p.rank, p.score, p.criteria)`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The same, in whoever's transaction; what isn't over is left alone. */
export async function countIn(tx: Tx, id: number, now: Date): Promise<void> {
  const contest = await lockContest(tx, id);
  if (contest?.status === 'closed') await count(tx, contest, now);
}

export async function countContest({ db, now }: Pick<Services, 'db' | 'now'>, id: number): Promise<void> {
  await transaction(db, (tx) => countIn(tx, id, now()));
}

export type Recounted = { contests: number; entries: number; changed: number; differing: number };

/** Everything that was voted on, once more from its ballots. */
export async function recountContests(db: Db, now: Date): Promise<Recounted> {
  const report: Recounted = { contests: 0, entries: 0, changed: 0, differing: 0 };
  let after = 0;
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select id from contests where id > ${after} and status in ('closed', 'announced') order by id limit 100`.execute(
      db,
    );
    for (const { id } of rows) {
      const done = await transaction(db, async (tx) => {
        const contest = await lockContest(tx, id);
        if (contest?.status !== 'closed' && contest?.status !== 'announced') return null;
        return { ...contest, different: await count(tx, contest, now) };
      });
      after = id;
      if (!done) continue;
      report.contests += 1;
      report.entries += done.entry_count;
      report[done.status === 'announced' ? 'differing' : 'changed'] += done.different;
    }
    if (rows.length < 100) return report;
  }
}
