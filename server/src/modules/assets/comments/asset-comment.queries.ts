import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { hasBlocked, isBlockedByAny, isShownTo, shownName } from '../../users/index.ts';

export type CommentRow = {
  id: number;
  asset_id: number;
  content: string;
  user_id: number;
  nickname: string;
  avatar: string;
  reply_user_id: number | null;
  reply_nickname: string | null;
  author_id: number;
  created_at: Date;
};

const columns = sql`c.id, c.asset_id, c.content, c.user_id, ${shownName()} as nickname, u.avatar, c.reply_user_id,
  ${shownName('r')} as reply_nickname, a.user_id as author_id, c.created_at`;
const joins = sql`join assets a on a.id = c.asset_id join users u on u.id = c.user_id
  left join users r on r.id = c.reply_user_id`;

export type CommentList = {
  assetId: number;
  viewerId: number | null;
  before: number | null;
  limit: number;
  offset: number;
};

/** The newest first; those of people whom the viewer has blocked are left out. */
export async function listComments(db: Db, list: CommentList): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${columns} from asset_comments c ${joins}
    where c.asset_id = ${list.assetId} and c.deleted_at is null
      and ${isShownTo(list.viewerId, sql.ref('c.user_id'))}
      and ${list.before === null ? sql`true` : sql`c.id < ${list.before}`}
    order by c.id desc limit ${list.limit} offset ${list.offset}`.execute(db);
  return rows;
}

/** Null where there is no such published asset, or its author has blocked the writer. */
export async function findOpenAsset(tx: Tx, assetId: number, userId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from assets a
    where id = ${assetId} and status = 'published' and not ${hasBlocked(sql.ref('a.user_id'), userId)}
    for key share`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Who wrote a comment on this asset and may be answered by the writer. */
export async function findAnswered(
  tx: Tx,
  { assetId, commentId, userId }: { assetId: number; commentId: number; userId: number },
): Promise<number | null> {
  const { rows } = await sql<{ user_id: number; is_kept_out: boolean }>`
    select c.user_id, ${isBlockedByAny(sql`array[c.user_id]`, userId)} as is_kept_out from asset_comments c
    where c.id = ${commentId} and c.asset_id = ${assetId} and c.deleted_at is null`.execute(tx);
  const [answered] = rows;
  return answered && !answered.is_kept_out ? answered.user_id : null;
}

export type NewComment = {
  asset_id: number;
  user_id: number;
  reply_user_id: number | null;
  content: string;
  created_at: Date;
};

export async function insertComment(tx: Tx, comment: NewComment): Promise<CommentRow> {
  const { id } = await tx
    .insertInto('asset_comments')
    .values(comment)
    .returning('id')
    .executeTakeFirstOrThrow();
  await moveCommentCount(tx, comment.asset_id, 1);
  const { rows } = await sql<CommentRow>`
    select ${columns} from asset_comments c ${joins} where c.id = ${id}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`comment ${id} is gone in its own transaction`);
  return row;
}

export async function moveCommentCount(tx: Tx, assetId: number, by: 1 | -1): Promise<number> {
  const { rows } = await sql<{ comment_count: number }>`
    update asset_stats set comment_count = comment_count + ${by}::int where asset_id = ${assetId}
    returning comment_count`.execute(tx);
  return rows[0]?.comment_count ?? 0;
}

/** The asset that it stood under; null when it isn't theirs or is gone already. */
export async function markDeleted(tx: Tx, id: number, userId: number, now: Date): Promise<number | null> {
  const row = await tx
    .updateTable('asset_comments')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('asset_id')
    .executeTakeFirst();
  return row?.asset_id ?? null;
}

export type ToldComment = CommentRow & { title: string; picture: string };

/** A comment that stands, with what is told of its asset. */
export async function findToldComment(tx: Tx, id: number): Promise<ToldComment | null> {
  const { rows } = await sql<ToldComment>`
    select ${columns}, a.title, coalesce(p.url, '') as picture from asset_comments c ${joins}
    left join uploads p on p.id = a.picture_id
    where c.id = ${id} and c.deleted_at is null and a.status = 'published' for key share of c`.execute(tx);
  return rows[0] ?? null;
}

/** Whoever wrote it; the asset it stands at. */
export async function markAnyDeleted(tx: Tx, id: number, now: Date): Promise<number | null> {
  const row = await tx
    .updateTable('asset_comments')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('asset_id')
    .executeTakeFirst();
  return row?.asset_id ?? null;
}

export async function unmarkDeleted(tx: Tx, id: number): Promise<number | null> {
  const row = await tx
    .updateTable('asset_comments')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('asset_id')
    .executeTakeFirst();
  return row?.asset_id ?? null;
}
