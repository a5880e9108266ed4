import type { ContestCategory, ContestStatus, EntryStatus } from '@zaojie/contract/contests/contest-words';
import type { Criterion } from '@zaojie/contract/contests/contest.schemas';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { releaseUploads } from '../../uploads/index.ts';
import type { StoredPrize } from '../contest.queries.ts';
import { authorsOf } from '../teams/team.queries.ts';

export const ENTRY_PICTURES = 'contest-entry';
export const ENTRY_FILE = 'contest-file';

/** With the upload that it is made of: whoever of the team edits next needs not have sent it. */
export type StoredPicture = Picture & { upload_id: number };
export type StoredFile = {
  upload_id: number;
  url: string;
  name: string;
  size: number;
  mime: string;
  sha256: string;
};

export type PersonOf = { id: number; nickname: string; avatar: string };
export type EntryRow = {
  id: number;
  contest_id: number;
  team_id: number;
  status: EntryStatus;
  number: number | null;
  title: string;
  description: string;
  link: string;
  screenshots: StoredPicture[];
  file: StoredFile | null;
  reason: string;
  ballot_count: number;
  rank: number | null;
  score: number | null;
  criteria_scores: number[] | null;
  submitted_at: Date | null;
  updated_at: Date;
  team_name: string;
  captain_id: number;
  authors: PersonOf[];
  is_mine: boolean;
};

/** Of the entry `e` and its team `t`. */
export function entryColumns(viewerId: number | null): RawBuilder<unknown> {
  const isMine =
    viewerId === null
      ? sql`false`
      : sql`exists (select from contest_members own
          where own.team_id = e.team_id and own.user_id = ${viewerId} and own.joined_at is not null)`;
  return sql`e.id, e.contest_id, e.team_id, e.status, e.number, e.title, e.description, e.link, e.screenshots, e.file,
    e.reason, e.ballot_count, e.rank, e.score::float8 as score, e.criteria_scores::float8[] as criteria_scores,
    e.submitted_at, e.updated_at, t.name as team_name, t.captain_id,
    ${authorsOf(sql.ref('t.id'), sql.ref('t.captain_id'))} as authors, ${isMine} as is_mine`;
}

export type ContestFacts = {
  id: number;
  title: string;
  category: ContestCategory;
  status: ContestStatus;
  submissions_close_at: string;
  voting_closes_at: string;
  criteria: Criterion[];
  prizes: StoredPrize[];
  counted_at: string | null;
};
export const contestFacts = sql`json_build_object('id', c.id, 'title', c.title, 'category', c.category,
  'status', c.status, 'submissions_close_at', c.submissions_close_at, 'voting_closes_at', c.voting_closes_at,
  'criteria', c.criteria, 'prizes', c.prizes, 'counted_at', c.counted_at)`;

export type EntryInContest = EntryRow & { contest: ContestFacts };

export async function findEntry(db: Db, id: number, viewerId: number | null): Promise<EntryInContest | null> {
  const { rows } = await sql<EntryInContest>`
    select ${entryColumns(viewerId)}, ${contestFacts} as contest
    from contest_entries e join contest_teams t on t.id = e.team_id join contests c on c.id = e.contest_id
    where e.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function findEntryOfTeam(db: Db, teamId: number): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`
    select ${entryColumns(null)} from contest_entries e join contest_teams t on t.id = e.team_id
    where e.team_id = ${teamId}`.execute(db);
  return rows[0] ?? null;
}

export type EntryText = {
  title: string;
  description: string;
  link: string;
  screenshots: StoredPicture[];
  file: StoredFile | null;
};

const asColumns = (text: EntryText) => ({
  ...text,
  screenshots: JSON.stringify(text.screenshots),
  file: text.file === null ? null : JSON.stringify(text.file),
});

export async function insertEntry(
  tx: Tx,
  place: { contestId: number; teamId: number },
  text: EntryText,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('contest_entries')
    .values({
      ...asColumns(text),
      contest_id: place.contestId,
      team_id: place.teamId,
      status: 'draft',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateEntry(tx: Tx, id: number, text: EntryText, now: Date): Promise<void> {
  await tx
    .updateTable('contest_entries')
    .set({ ...asColumns(text), updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Handed in: it gets the next number of its contest the first time, and keeps it. The contest is held. */
export async function submitEntry(tx: Tx, entryId: number, contestId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ number: number | null }>`
    select number from contest_entries where id = ${entryId}`.execute(tx);
  const isFirst = rows[0]?.number === null;
  const { rows: counted } = await sql<{ last_number: number }>`
    update contests set entry_count = entry_count + 1, last_number = last_number + ${isFirst ? 1 : 0}
    where id = ${contestId} returning last_number`.execute(tx);
  await tx
    .updateTable('contest_entries')
    .set({
      status: 'submitted',
      submitted_at: now,
      ...(isFirst && { number: counted[0]?.last_number ?? 1 }),
    })
    .where('id', '=', entryId)
    .execute();
}

/** Back to a draft, or out of the contest for good. */
export async function takeBackEntry(
  tx: Tx,
  entry: Pick<EntryRow, 'id' | 'contest_id'>,
  change: { status: 'draft' | 'disqualified'; reason?: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('contest_entries')
    .set({ ...change, rank: null, score: null, criteria_scores: null, updated_at: now })
    .where('id', '=', entry.id)
    .execute();
  await sql`update contests set entry_count = entry_count - 1 where id = ${entry.contest_id}`.execute(tx);
}

/** With what it shows. */
export async function dropEntry(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('contest_entries').where('id', '=', id).execute();
  await releaseUploads(tx, { kind: ENTRY_PICTURES, ownerId: id });
  await releaseUploads(tx, { kind: ENTRY_FILE, ownerId: id });
}
