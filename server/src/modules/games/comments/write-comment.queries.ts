import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { emittingEvent } from '../../../platform/events/emit-event.ts';
import { hasBlocked, isBlockedByAny } from '../../users/index.ts';

export type CommentedGame = { id: number; user_id: number; is_kept_out: boolean };

/** Whoever changes a game's comments holds its counts first, so that they never wait for each other crosswise. */
export async function lockCommented(tx: Tx, gameId: number, userId: number): Promise<CommentedGame | null> {
  const { rows } = await sql<CommentedGame>`
    select g.id, g.user_id, ${hasBlocked(sql.ref('g.user_id'), userId)} as is_kept_out
    from game_stats s join games g on g.id = s.game_id
    where s.game_id = ${gameId} and g.status = 'published' for no key update of s`.execute(tx);
  return rows[0] ?? null;
}

export type Answered = { game_id: number; top_id: number; answered_id: number; is_kept_out: boolean };

/** What an answer becomes part of. To answer an answer is to answer who wrote it. */
export async function findAnswered(tx: Tx, commentId: number, userId: number): Promise<Answered | null> {
  const { rows } = await sql<Answered>`
    select c.game_id, top.id as top_id, c.user_id as answered_id,
      ${isBlockedByAny(sql`array[top.user_id, c.user_id]`, userId)} as is_kept_out
    from game_comments c join game_comments top on top.id = coalesce(c.parent_id, c.id)
    where c.id = ${commentId} and c.deleted_at is null and top.deleted_at is null`.execute(tx);
  return rows[0] ?? null;
}

/** The comment that carries somebody's rating of a game. */
export async function findRated(tx: Tx, gameId: number, userId: number) {
  const row = await tx
    .selectFrom('game_comments')
    .select(['id', 'rating'])
    .where('game_id', '=', gameId)
    .where('user_id', '=', userId)
    .where('rating', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? { id: row.id, rating: row.rating ?? 0 } : null;
}

export type NewComment = {
  gameId: number;
  userId: number;
  parentId: number | null;
  replyUserId: number | null;
  content: string;
  rating: number | null;
  now: Date;
};

export async function insertComment(tx: Tx, comment: NewComment): Promise<number> {
  const { id } = await tx
    .insertInto('game_comments')
    .values({
      game_id: comment.gameId,
      user_id: comment.userId,
      parent_id: comment.parentId,
      reply_user_id: comment.replyUserId,
      content: comment.content,
      rating: comment.rating,
      rated_at: comment.rating === null ? null : comment.now,
      created_at: comment.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (comment.parentId !== null) await moveReplyCount(tx, comment.parentId, 1);
  return id;
}

export async function replaceRated(
  tx: Tx,
  id: number,
  { content, rating, now }: { content: string; rating: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('game_comments')
    .set({ content, rating, rated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function moveReplyCount(tx: Tx, id: number, by: number): Promise<void> {
  await tx
    .updateTable('game_comments')
    .set((eb) => ({ reply_count: eb('reply_count', '+', by) }))
    .where('id', '=', id)
    .execute();
}

export type CountsAfter = { comment_count: number; rating: number; rating_count: number };

/** How much the counts of a game move: comments, those that begin something, and ratings, taken away and given. */
export async function moveCounts(
  tx: Tx,
  gameId: number,
  by: { comments?: number; threads?: number; without?: number | null; rated?: number | null },
): Promise<CountsAfter> {
  const change = (stars: number) => Number(by.rated === stars) - Number(by.without === stars);
  const { rows } = await sql<CountsAfter>`
    update game_stats set comment_count = comment_count + ${by.comments ?? 0}, thread_count = thread_count + ${by.threads ?? 0},
      rated_1 = rated_1 + ${change(1)}, rated_2 = rated_2 + ${change(2)}, rated_3 = rated_3 + ${change(3)},
      rated_4 = rated_4 + ${change(4)}, rated_5 = rated_5 + ${change(5)}
    where game_id = ${gameId} returning comment_count, rating::float8 as rating, rating_count`.execute(tx);
  const [after] = rows;
  if (!after) throw new Error(`game ${gameId} has no counts`);
  return after;
}

export async function findOwn(db: Db, id: number, userId: number) {
  const row = await db
    .selectFrom('game_comments')
    .select(['id', 'game_id', 'parent_id', 'rating'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Whoever wrote it. */
export async function findAny(db: Db, id: number, { isGone }: { isGone: boolean }) {
  const row = await db
    .selectFrom('game_comments')
    .select(['id', 'game_id', 'parent_id', 'rating'])
    .where('id', '=', id)
    .where('deleted_at', isGone ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function lockCounts(tx: Tx, gameId: number): Promise<void> {
  await sql`select from game_stats where game_id = ${gameId} for no key update`.execute(tx);
}

/**
 * Gives back a comment and the answers that went in the same moment; says how many came. None while what it answered is
 * gone, or its author has rated anew.
 */
export async function unmarkDeleted(tx: Tx, id: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with gone as (
      select c.id, c.deleted_at from game_comments c left join game_comments top on top.id = c.parent_id
      where c.id = ${id} and c.deleted_at is not null and top.deleted_at is null
        and (c.rating is null or not exists (select 1 from game_comments other where other.game_id = c.game_id
          and other.user_id = c.user_id and other.rating is not null and other.deleted_at is null))
    )
    update game_comments c set deleted_at = null from gone
    where (c.id = gone.id or c.parent_id = gone.id) and c.deleted_at = gone.deleted_at`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Marks a comment and its answers; says how many went. */
export async function markDeleted(tx: Tx, id: number, now: Date): Promise<number> {
  const result = await tx
    .updateTable('game_comments')
    .set({ deleted_at: now })
    .where((eb) => eb.or([eb('id', '=', id), eb('parent_id', '=', id)]))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export type LikeState = { is_liked: boolean; like_count: number };

/** Null when there is no such comment, or when its author or the developer keeps this person away. */
export async function toggleCommentLike(
  db: Db,
  commentId: number,
  userId: number,
): Promise<LikeState | null> {
  const who = { commentId: sql`t.id`, userId: sql`${userId}::bigint` };
  const { rows } = await sql<LikeState>`
    with target as (
      select c.id, c.user_id, ${isBlockedByAny(sql`array[c.user_id, g.user_id]`, userId)} as is_kept_out
      from game_comments c join games g on g.id = c.game_id
      where c.id = ${commentId} and c.deleted_at is null and g.status = 'published'
    ), removed as (
      delete from game_comment_likes l using target t where l.comment_id = t.id and l.user_id = ${userId}
      returning l.comment_id
    ), added as (
      insert into game_comment_likes (comment_id, user_id)
      select t.id, ${userId}::bigint from target t where not t.is_kept_out and not exists (select 1 from removed)
      on conflict do nothing returning comment_id
    ), told as (
      ${emittingEvent('game.comment_liked', who, sql`target t where exists (select 1 from added)`)}
    ), untold as (
      ${emittingEvent('game.comment_unliked', { ...who, authorId: sql`t.user_id` }, sql`target t where exists (select 1 from removed)`)}
    )
    update game_comments c
    set like_count = c.like_count + (select count(*) from added)::int - (select count(*) from removed)::int
    from target t
    where c.id = t.id and (not t.is_kept_out or exists (select 1 from removed))
    returning not exists (select 1 from removed) as is_liked, c.like_count`.execute(db);
  return rows[0] ?? null;
}
