import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

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
