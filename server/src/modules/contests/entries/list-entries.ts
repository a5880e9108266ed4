import { contestErrors, entryErrors } from '@zaojie/contract/contests/contest.errors';
import type * as endpoints from '@zaojie/contract/contests/entry.endpoints';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Action } from '../../../frame/action.ts';
import type { Viewer } from '../../../frame/context.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../../frame/paging.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { addressFor, insertUses } from '../../uploads/index.ts';
import { canSee, showsAuthors, showsEntries } from '../contest.policy.ts';
import { findBallot } from '../voting/ballot.queries.ts';
import {
  contestFacts,
  ENTRY_FILE,
  entryColumns,
  findEntry,
  type ContestFacts,
  type EntryInContest,
  type EntryRow,
  type StoredFile,
} from './entry.queries.ts';
import { readersOf } from './entry-files.ts';
import { canSeeEntry, viewEntry, viewEntryCard, viewResult } from './entry.view.ts';

type Listing = ContestFacts & { organiser_id: number; entry_count: number; announced_at: string | null };

/** What a list of entries is about; what isn't public looks like what isn't there. */
export async function findListing(db: Db, id: number, viewer: Viewer | null): Promise<Listing> {
  const { rows } = await sql<{ contest: ContestFacts } & Omit<Listing, keyof ContestFacts>>`
    select ${contestFacts} as contest, c.organiser_id, c.entry_count, c.announced_at::text
    from contests c where c.id = ${id} and c.status <> 'draft'`.execute(db);
  const [row] = rows;
  if (!row || !canSee(viewer, { status: row.contest.status, organiser_id: row.organiser_id })) {
    throw new Refusal(contestErrors.notFound);
  }
  const { contest, ...rest } = row;
  return { ...contest, ...rest };
}

type Page = {
  contestId: number;
  viewerId: number | null;
  limit: number;
  offset: number;
  after: number | null;
};

export function entriesQuery({ contestId, viewerId, limit, offset, after }: Page): RawBuilder<EntryRow> {
  return sql<EntryRow>`
    with page as (
      select e.id from contest_entries e
      where e.contest_id = ${contestId} and e.status = 'submitted' and e.number > ${after ?? 0}
      order by e.number limit ${limit + 1} offset ${after === null ? offset : 0}
    )
    select ${entryColumns(viewerId)}
    from page join contest_entries e on e.id = page.id join contest_teams t on t.id = e.team_id order by e.number`;
}

export function resultsQuery({
  contestId,
  viewerId,
  limit,
  offset,
}: Omit<Page, 'after'>): RawBuilder<EntryRow> {
  return sql<EntryRow>`
    with page as (
      select e.id from contest_entries e where e.contest_id = ${contestId} and e.rank > ${offset}
      order by e.rank limit ${limit}
    )
    select ${entryColumns(viewerId)}
    from page join contest_entries e on e.id = page.id join contest_teams t on t.id = e.team_id order by e.rank`;
}

const numberOf = (cursor: string | null): number | null => {
  const [number] = (cursor === null ? null : decodeCursor(cursor, 1)) ?? [];
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 && number < 2 ** 31
    ? number
    : null;
};

export const listEntries: Action<typeof endpoints.listEntries> = async (context, { query }) => {
  const { db, viewer } = context;
  const { page, per_page: perPage } = query;
  const contest = await findListing(db, query.id, viewer);
  const isShown = showsEntries(contest.status);
  const after = numberOf(query.cursor);
  const list = { contestId: contest.id, viewerId: viewer?.userId ?? null, limit: perPage, after };
  const rows = isShown
    ? (await entriesQuery({ ...list, offset: (page - 1) * perPage }).execute(db)).rows
    : [];
  const shown = rows.slice(0, perPage);
  const last = shown.at(-1);
  return {
    ...pageOf(
      shown.map((row) => viewEntryCard(row, contest)),
      { total: isShown ? contest.entry_count : 0, page, perPage },
    ),
    next_cursor: rows.length > perPage && last?.number ? encodeCursor([last.number]) : null,
    server_time: context.now().toISOString(),
  };
};

export const getEntry: Action<typeof endpoints.getEntry> = async (context, { query }) => {
  const { db, viewer } = context;
  const viewerId = viewer?.userId ?? null;
  const [row, ballot] = await Promise.all([
    findEntry(db, query.id, viewerId),
    viewerId === null ? null : findBallot(db, query.id, viewerId),
  ]);
  if (!row || !canSeeEntry(viewer, row)) throw new Refusal(entryErrors.notFound);
  return viewEntry(row, { viewer, ballot, now: context.now() });
};

export const listResults: Action<typeof endpoints.listResults> = async (context, { query }) => {
  const { db, viewer } = context;
  const { page, per_page: perPage } = query;
  const contest = await findListing(db, query.id, viewer);
  const { counted_at: countedAt, announced_at: announcedAt, criteria } = contest;
  const hasResults = showsAuthors(contest.status) && countedAt !== null;
  const list = { contestId: contest.id, viewerId: viewer?.userId ?? null, limit: perPage };
  const rows = hasResults
    ? (await resultsQuery({ ...list, offset: (page - 1) * perPage }).execute(db)).rows
    : [];
  return {
    ...pageOf(
      rows.map((row) => viewResult(row, contest)),
      { total: hasResults ? contest.entry_count : 0, page, perPage },
    ),
    criteria,
    computed_at: hasResults ? new Date(countedAt).toISOString() : null,
    announced_at: announcedAt === null ? null : new Date(announcedAt).toISOString(),
  };
};

function readingOf(row: EntryInContest, file: StoredFile, viewerId: number) {
  const isPublic = row.status === 'submitted' && showsEntries(row.contest.status);
  const readerIds = [...new Set([...row.authors.map(({ id }) => id), viewerId])];
  const readers = isPublic ? { readers: 'everybody' as const } : readersOf(readerIds);
  return { kind: ENTRY_FILE, ownerId: row.id, uploadId: file.upload_id, ...readers };
}

/** Whoever may see an entry may have its file: its team before the vote, everybody from then on. */
export const downloadEntry: Action<typeof endpoints.downloadEntry> = async (context, { body }) => {
  const { viewer } = context;
  const file = await context.transaction(async (tx) => {
    await sql`select from contest_entries where id = ${body.entry_id} for share`.execute(tx);
    // Asked once the entry is held: the file that it has now can't be taken from it.
    const row = await findEntry(tx, body.entry_id, viewer.userId);
    if (!row || !canSeeEntry(viewer, row)) throw new Refusal(entryErrors.notFound);
    if (!row.file) throw new Refusal(entryErrors.noFile);
    await insertUses(tx, [readingOf(row, row.file, viewer.userId)]);
    return row.file;
  });
  return {
    url: addressFor(context, viewer.userId, { id: file.upload_id, url: file.url }),
    name: file.name,
    size: file.size,
    sha256: file.sha256,
  };
};
