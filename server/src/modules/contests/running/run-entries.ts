import type * as endpoints from '@zaojie/contract/contests/contest-admin.endpoints';
import { contestStatuses, entryStatuses } from '@zaojie/contract/contests/contest-words';
import { contestErrors, entryErrors } from '@zaojie/contract/contests/contest.errors';
import type { AdminEntry } from '@zaojie/contract/contests/entry.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { encodeCursor, pageOf, placeBefore } from '../../../frame/paging.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { record } from '../../audit/index.ts';
import { scheduleCount } from '../contest.jobs.ts';
import { lockContest } from '../contest.queries.ts';
import {
  entryColumns,
  findEntry,
  takeBackEntry,
  type ContestFacts,
  type EntryInContest,
  type EntryRow,
} from '../entries/entry.queries.ts';
import { viewEntryCard } from '../entries/entry.view.ts';
import { findListing } from '../entries/list-entries.ts';

const isDecided = ({ status }: Pick<ContestFacts, 'status'>) =>
  status === 'announced' || status === 'cancelled';

const viewForAdmin = (row: EntryRow, contest: ContestFacts): AdminEntry => ({
  ...viewEntryCard(row, contest),
  status: row.status,
  status_label: entryStatuses[row.status],
  reason: row.reason,
  link: row.link,
  authors: row.authors,
  team_name: row.team_name,
  submitted_at: row.submitted_at?.toISOString() ?? null,
  can: { disqualify: row.status === 'submitted' && !isDecided(contest) },
});

/** Whatever was handed in once; drafts are their team's. */
export function allEntriesQuery(contestId: number, after: number, limit: number): RawBuilder<EntryRow> {
  return sql<EntryRow>`
    with page as (
      select e.id from contest_entries e
      where e.contest_id = ${contestId} and e.number > ${after} order by e.number limit ${limit + 1}
    )
    select ${entryColumns(null)}
    from page join contest_entries e on e.id = page.id join contest_teams t on t.id = e.team_id order by e.number`;
}

export const listEntriesToRun: Action<typeof endpoints.listEntriesToRun> = async (context, { query }) => {
  const { db, viewer } = context;
  const { page, per_page: perPage } = query;
  const contest = await findListing(db, query.id, viewer);
  const after = placeBefore(query.cursor) ?? (page - 1) * perPage;
  const { rows } = await allEntriesQuery(contest.id, Math.min(after, 2 ** 31 - 1), perPage).execute(db);
  const shown = rows.slice(0, perPage).filter(({ status }) => status !== 'draft');
  const last = rows.slice(0, perPage).at(-1);
  return {
    ...pageOf(
      shown.map((row) => viewForAdmin(row, contest)),
      { total: contest.entry_count, page, perPage },
    ),
    next_cursor: rows.length > perPage && last?.number ? encodeCursor([last.number]) : null,
  };
};

/** What was counted already is counted anew without it. */
export async function disqualify(
  tx: Tx,
  { entryId, reason, now }: { entryId: number; reason: string; now: Date },
): Promise<EntryInContest> {
  const seen = await findEntry(tx, entryId, null);
  const contest = seen && (await lockContest(tx, seen.contest_id));
  const entry = contest && (await findEntry(tx, entryId, null));
  if (!entry) throw new Refusal(entryErrors.notFound);
  if (entry.status === 'draft') throw new Refusal(entryErrors.notSubmitted);
  if (entry.status === 'disqualified') throw new Refusal(entryErrors.disqualified);
  if (isDecided(contest)) {
    throw new Refusal(contestErrors.wrongState, { values: { status: contestStatuses[contest.status] } });
  }
  await takeBackEntry(tx, entry, { status: 'disqualified', reason }, now);
  if (contest.status === 'closed') {
    await tx.updateTable('contests').set({ counted_at: null }).where('id', '=', contest.id).execute();
    await scheduleCount(tx, contest.id);
  }
  await emitEvent(tx, 'contest.disqualified', { contestId: contest.id, entryId });
  return { ...entry, status: 'disqualified', reason, rank: null, score: null };
}

export const disqualifyEntry: Action<typeof endpoints.disqualifyEntry> = async (context, { body }) => {
  const { entry_id: entryId, reason } = body;
  const now = context.now();
  const entry = await context.transaction(async (tx) => {
    const row = await disqualify(tx, { entryId, reason, now });
    const subject = {
      actorId: context.viewer.userId,
      subject: 'contest' as const,
      subjectId: row.contest_id,
    };
    await record(tx, { ...subject, deed: 'contest.disqualify', reason }, now);
    return row;
  });
  return new Answer('已取消资格', viewForAdmin(entry, entry.contest));
};
