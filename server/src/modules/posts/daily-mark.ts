import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export type DailyMark = { mark: Buffer; day: string };

/** Somebody (a member's id, or a visitor's address) on a day: enough to count them once, too little to find them again. */
export function dailyMark(
  secret: string,
  purpose: 'view' | 'share',
  who: number | string,
  now: Date,
): DailyMark {
  const day = now.toISOString().slice(0, 10);
  const hash = createHmac('sha256', secret).update(`${purpose}\0${day}\0${who}`).digest();
  return { mark: hash.subarray(0, 16), day };
}

/** Marks of days that are over everywhere. */
export async function sweepDailyMarks(db: Db, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await sql`delete from post_views where day < ${today}::date - 1`.execute(db);
  await sql`delete from post_shares where day < ${today}::date - 1`.execute(db);
}
