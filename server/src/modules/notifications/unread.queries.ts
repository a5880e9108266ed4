import { noticeTypes, type NoticeType } from '@zaojie/contract/notifications/notification.schemas';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** What is unread of each type; types without any are 0. */
export async function countUnread(db: Db, userId: number): Promise<Record<NoticeType, number>> {
  const { rows } = await sql<{ type: NoticeType; unread: number }>`
    select type, count(*)::int as unread from notices where user_id = ${userId} and not is_read group by type`.execute(
    db,
  );
  const unread = new Map(rows.map((row) => [row.type, row.unread]));
  return Object.fromEntries(noticeTypes.map((type) => [type, unread.get(type) ?? 0])) as Record<
    NoticeType,
    number
  >;
}

/** One, a type, or all of somebody's; says how many became read. */
export async function markRead(
  tx: Tx,
  userId: number,
  which: { id: number | null; type: NoticeType | null },
): Promise<number> {
  let query = tx
    .updateTable('notices')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where(sql<boolean>`not is_read`);
  if (which.id !== null) query = query.where('id', '=', which.id);
  else if (which.type !== null) query = query.where('type', '=', which.type);
  const result = await query.executeTakeFirst();
  return Number(result.numUpdatedRows);
}
