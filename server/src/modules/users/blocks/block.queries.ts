import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { selectProfiles } from '../user.queries.ts';

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

/** Which of the two keeps the other away. */
export async function listBlockersAmong(tx: Tx, one: number, other: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('user_blocks')
    .select('blocker_id')
    .where('blocker_id', 'in', [one, other])
    .where('blocked_id', 'in', [one, other])
    .execute();
  return rows.map((row) => row.blocker_id);
}

export async function insertBlock(tx: Tx, blockerId: number, blockedId: number, now: Date): Promise<boolean> {
  const result = await tx
    .insertInto('user_blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteBlock(tx: Tx, blockerId: number, blockedId: number): Promise<void> {
  await tx
    .deleteFrom('user_blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute();
}

/** Where a row stood: microseconds since 1970, as exact as the database keeps time, and the person. */
export type BlockPlace = { micros: number; userId: number };

export function listBlockedProfiles(
  db: Db,
  blockerId: number,
  page: { limit: number; offset: number; after: BlockPlace | null },
) {
  let query = selectProfiles(db, blockerId)
    .innerJoin('user_blocks as mine', 'mine.blocked_id', 'users.id')
    .select([
      'mine.created_at as blocked_at',
      sql<number>`(extract(epoch from mine.created_at) * 1000000)::bigint`.as('blocked_micros'),
    ])
    .where('mine.blocker_id', '=', blockerId);
  if (page.after) {
    const { micros, userId } = page.after;
    query = query.where(
      sql<boolean>`(mine.created_at, mine.blocked_id) <
        (timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond', ${userId}::bigint)`,
    );
  }
  return query
    .orderBy('mine.created_at', 'desc')
    .orderBy('mine.blocked_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

const COUNT_CAP = 10_000;

export async function countBlocked(db: Db, blockerId: number): Promise<number> {
  const blocked = db.selectFrom('user_blocks').select('blocked_id').where('blocker_id', '=', blockerId);
  const row = await db
    .selectFrom(blocked.limit(COUNT_CAP).as('b'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}
