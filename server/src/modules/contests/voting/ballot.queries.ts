import type { SkipReason } from '@zaojie/contract/contests/contest-words';
import type { Ballot } from '@zaojie/contract/contests/entry.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { entryColumns, type EntryRow } from '../entries/entry.queries.ts';

export type BallotRow = {
  scores: number[] | null;
  skip_reason: SkipReason | null;
  updated_at: Date | string;
};

/** The criteria are numbered from 1 on, in the order of the scores. */
export const viewBallot = ({ scores, skip_reason: reason, updated_at: at }: BallotRow): Ballot => ({
  scores: scores?.map((score, index) => ({ criterion_id: index + 1, score })) ?? null,
  skip_reason: reason,
  updated_at: new Date(at).toISOString(),
});

export async function findBallot(db: Db, entryId: number, voterId: number): Promise<Ballot | null> {
  const { rows } = await sql<BallotRow>`
    select scores, skip_reason, updated_at from contest_ballots
    where entry_id = ${entryId} and voter_id = ${voterId}`.execute(db);
  return rows[0] ? viewBallot(rows[0]) : null;
}

type Voter = { contestId: number; voterId: number };

/**
 * What this voter has had nothing to do with yet, least rated first. Each step down the index is one look into their own
 * ballots, so it goes no farther than they have rated.
 */
export function nextQuery({ contestId, voterId }: Voter): RawBuilder<{ id: number }> {
  return sql<{ id: number }>`
    select e.id from contest_entries e
    where e.contest_id = ${contestId} and e.status = 'submitted'
      and not exists (select from contest_ballots b where b.entry_id = e.id and b.voter_id = ${voterId})
      and not exists (select from contest_members m where m.team_id = e.team_id and m.user_id = ${voterId}
        and m.joined_at is not null)
    order by e.ballot_count, e.id limit 1`;
}

/** What was passed over comes last, the longest ago first. */
export function skippedQuery({ contestId, voterId }: Voter): RawBuilder<{ id: number }> {
  return sql<{ id: number }>`
    select b.entry_id as id from contest_ballots b join contest_entries e on e.id = b.entry_id
    where b.voter_id = ${voterId} and b.contest_id = ${contestId} and b.scores is null and e.status = 'submitted'
    order by b.updated_at, b.entry_id limit 1`;
}

export async function findNext(db: Db, voter: Voter): Promise<number | null> {
  const next = (await nextQuery(voter).execute(db)).rows[0];
  if (next) return next.id;
  return (await skippedQuery(voter).execute(db)).rows[0]?.id ?? null;
}

export type Progress = { rated: number; skipped: number; total: number };

/** All that the voter may rate is what was handed in, without what their own team did. */
export async function countBallots(db: Db, { contestId, voterId }: Voter): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select count(*) filter (where b.scores is not null)::int as rated,
      count(*) filter (where b.scores is null)::int as skipped,
      (select c.entry_count - (
        select count(*)::int from contest_members m join contest_entries own on own.team_id = m.team_id
        where m.contest_id = c.id and m.user_id = ${voterId} and m.joined_at is not null and own.status = 'submitted'
      ) from contests c where c.id = ${contestId}) as total
    from contest_ballots b join contest_entries e on e.id = b.entry_id and e.status = 'submitted'
    where b.voter_id = ${voterId} and b.contest_id = ${contestId}`.execute(db);
  return rows[0] ?? { rated: 0, skipped: 0, total: 0 };
}

type Cast = { entryId: number; contestId: number; voterId: number };

/** The entry is held: the count follows the ballots whatever comes at once. */
export async function writeBallot(
  tx: Tx,
  { entryId, contestId, voterId }: Cast,
  { scores, skipReason }: { scores: number[] | null; skipReason: SkipReason | null },
  now: Date,
): Promise<void> {
  const before = await tx
    .selectFrom('contest_ballots')
    .select('scores')
    .where('entry_id', '=', entryId)
    .where('voter_id', '=', voterId)
    .executeTakeFirst();
  await sql`
    insert into contest_ballots (entry_id, voter_id, contest_id, scores, skip_reason, created_at, updated_at)
    values (${entryId}, ${voterId}, ${contestId}, ${scores}, ${skipReason}, ${now}, ${now})
    on conflict (entry_id, voter_id) do update
      set scores = excluded.scores, skip_reason = excluded.skip_reason, updated_at = excluded.updated_at`.execute(
    tx,
  );
  const isNew = scores !== null && (before?.scores ?? null) === null;
  if (isNew) {
    await tx
      .updateTable('contest_entries')
      .set((eb) => ({ ballot_count: eb('ballot_count', '+', 1) }))
      .where('id', '=', entryId)
      .execute();
  }
}

export type OwnBallotRow = EntryRow & { ballot: BallotRow; place: string };
type List = Voter & { limit: number; offset: number; after: { at: string; id: number } | null };

export function ownBallotsQuery({
  contestId,
  voterId,
  limit,
  offset,
  after,
}: List): RawBuilder<OwnBallotRow> {
  return sql<OwnBallotRow>`
    with page as (
      select b.* from contest_ballots b
      where b.voter_id = ${voterId} and b.contest_id = ${contestId}
        ${after ? sql`and (b.updated_at, b.entry_id) < (${after.at}::timestamptz, ${after.id}::bigint)` : sql``}
      order by b.updated_at desc, b.entry_id desc limit ${limit + 1} offset ${after ? 0 : offset}
    )
    select ${entryColumns(voterId)}, page.updated_at::text as place,
      json_build_object('scores', page.scores, 'skip_reason', page.skip_reason, 'updated_at', page.updated_at) as ballot
    from page join contest_entries e on e.id = page.entry_id join contest_teams t on t.id = e.team_id
    order by page.updated_at desc, e.id desc`;
}
