import type { AchievementKey } from '@zaojie/contract/achievements/achievement-words';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { joinedBetween } from '../users/index.ts';

export async function listEarned(db: Db, userId: number): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('achievements')
    .select(['key', 'earned_at'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ key, earned_at: at }) => [key, at]));
}

/** Those of them that are new: told twice, or by two at once, each is earned once. */
export async function insertEarned(
  tx: Tx,
  userId: number,
  keys: readonly AchievementKey[],
  at: Date,
): Promise<AchievementKey[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .insertInto('achievements')
    .values(keys.map((key) => ({ user_id: userId, key, earned_at: at })))
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .execute();
  return rows.map(({ key }) => key as AchievementKey);
}

/** Who joined in that time and hasn't got it. */
export async function listWithout(
  db: Db,
  key: AchievementKey,
  { from, to }: { from: Date; to: Date },
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select j.user_id from ${joinedBetween(from, to)} j
    where not exists (select from achievements a where a.user_id = j.user_id and a.key = ${key})
    order by j.user_id limit 500`.execute(db);
  return rows.map((row) => row.user_id);
}
