import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Marks of days that are over everywhere. */
export async function sweepShares(db: Db, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await sql`delete from post_shares where day < ${today}::date - 1`.execute(db);
}
