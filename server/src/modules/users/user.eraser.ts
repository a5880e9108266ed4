import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';
import type { Tx } from '../../db/database.ts';
import { releaseUploads } from '../uploads/index.ts';

const pictures = ['avatar', 'background'] as const;

/** Whoever writes something that points to the person waits, and sees what became of them. */
export async function lockForErasing(tx: Tx, userId: number): Promise<void> {
  await sql`select from users where id = ${userId} for update`.execute(tx);
}

/** From here on it is nobody's, and nobody can come in. Its names go with it, so that they can be taken again. */
export async function closePerson(tx: Tx, userId: number, now: Date): Promise<void> {
  const name = `deleted_${userId}`;
  await sql`update users set erased_at = coalesce(erased_at, ${now}), username = ${name}, username_key = ${name},
      nickname = '已注销用户', email = null, mobile = null, password_hash = null, avatar = '', background = '', bio = '',
      background_info = '', city = '' where id = ${userId}`.execute(tx);
}

export const eraseUser: Eraser = ({ db }, userId) =>
  transaction(db, async (tx) => {
    for (const kind of pictures) await releaseUploads(tx, { kind, ownerId: userId });
    await sql`delete from user_details where user_id = ${userId}`.execute(tx);
    await sql`delete from user_blocks where ${userId} in (blocker_id, blocked_id)`.execute(tx);
    await sql`with gone as (delete from follows where follower_id = ${userId} returning followee_id)
      update users set follower_count = follower_count - 1 where id in (select followee_id from gone)`.execute(
      tx,
    );
    await sql`with gone as (delete from follows where followee_id = ${userId} returning follower_id)
      update users set following_count = following_count - 1 where id in (select follower_id from gone)`.execute(
      tx,
    );
    await sql`update users set follower_count = 0, following_count = 0, score = 0 where id = ${userId}`.execute(
      tx,
    );
  });
