import type { Db } from '../../db/database.ts';

/** Whether somebody keeps this person away. */
export async function isBlockedBy(db: Db, blockerId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('user_blocks')
    .select('blocker_id')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
