import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export type NewEntry = {
  userId: number;
  kind: string;
  points: number;
  perDay: number;
  source: string;
  day: string;
  now: Date;
};

/** False when the source has counted before, or the day is full. Needs the person locked, or two would find the last place. */
export async function insertEntry(tx: Tx, entry: NewEntry): Promise<boolean> {
  const { userId, kind, points, perDay, source, day, now } = entry;
  const { rows } = await sql`
    insert into score_entries (user_id, kind, points, source, day, created_at)
    select ${userId}::bigint, ${kind}, ${points}::int, ${source}, ${day}::date, ${now}
    where ${perDay} > (
      select count(*) from score_entries where user_id = ${userId} and kind = ${kind} and day = ${day}::date
    )
    on conflict (source) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export type EntryRow = { id: number; kind: string; points: number; source: string; created_at: Date };

export function entriesQuery(at: { userId: number; beforeId: number | null; limit: number }) {
  const before = at.beforeId === null ? sql`` : sql`and id < ${at.beforeId}`;
  return sql<EntryRow>`
    select id, kind, points, source, created_at from score_entries
    where user_id = ${at.userId} ${before} order by id desc limit ${at.limit}`;
}

export type DaySum = { day: string; kind: string; count: number; points: number };

/** What each day since then brought, by kind. What was there before there was a list of it belongs to no day. */
export async function sumDays(db: Db, userId: number, since: string): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    select day::text as day, kind, count(*)::int as count, sum(points)::int as points from score_entries
    where user_id = ${userId} and day >= ${since}::date and kind <> 'earlier' group by day, kind`.execute(db);
  return rows;
}
