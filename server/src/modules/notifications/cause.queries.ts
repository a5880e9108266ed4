import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { usernameKey } from '../users/index.ts';

// Events may be late or out of order, so what a notice tells is looked up, and locked until the notice is written: whoever
// takes the like back or deletes the post waits that long, and their own event then finds the notice.

export type Cause = { authorId: number; postId: number; at: Date };

export async function lockPostLike(tx: Tx, postId: number, userId: number): Promise<Cause | null> {
  const { rows } = await sql<Cause>`
    select p.user_id as "authorId", p.id as "postId", l.created_at as at
    from post_likes l join posts p on p.id = l.post_id
    where l.post_id = ${postId} and l.user_id = ${userId} and p.deleted_at is null for share of l, p`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function lockCommentLike(tx: Tx, commentId: number, userId: number): Promise<Cause | null> {
  const { rows } = await sql<Cause>`
    select c.user_id as "authorId", c.post_id as "postId", l.created_at as at
    from comment_likes l join comments c on c.id = l.comment_id join posts p on p.id = c.post_id
    where l.comment_id = ${commentId} and l.user_id = ${userId} and c.deleted_at is null and p.deleted_at is null
    for share of l, c, p`.execute(tx);
  return rows[0] ?? null;
}

export async function lockFollow(tx: Tx, followerId: number, followeeId: number): Promise<Date | null> {
  const row = await tx
    .selectFrom('follows')
    .select('created_at')
    .where('follower_id', '=', followerId)
    .where('followee_id', '=', followeeId)
    .forShare()
    .executeTakeFirst();
  return row?.created_at ?? null;
}

export async function lockPublishedPost(tx: Tx, postId: number): Promise<Cause | null> {
  const { rows } = await sql<Cause>`
    select user_id as "authorId", id as "postId", created_at as at
    from posts where id = ${postId} and deleted_at is null for share`.execute(tx);
  return rows[0] ?? null;
}

export type CommentCause = Cause & { postAuthorId: number; replyUserId: number | null; content: string };

export async function lockSpokenComment(tx: Tx, commentId: number): Promise<CommentCause | null> {
  const { rows } = await sql<CommentCause>`
    select c.user_id as "authorId", c.post_id as "postId", c.created_at as at, p.user_id as "postAuthorId",
      c.reply_user_id as "replyUserId", c.content
    from comments c join posts p on p.id = c.post_id
    where c.id = ${commentId} and c.deleted_at is null and p.deleted_at is null for share of c, p`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** By username, else by a nickname that only one person bears: with two of them nobody knows who was meant. */
export async function findCalled(tx: Tx, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return [];
  const keys = names.map(usernameKey);
  const { rows } = await sql<{ id: number }>`
    with called as (select * from unnest(${[...names]}::text[], ${keys}::text[]) as pairs (name, key))
    select u.id from called join users u on u.username_key = called.key
    union
    select namesakes.ids[1] from called cross join lateral (
      select array_agg(found.id) as ids from (
        select id from users where lower(nickname) = lower(called.name) limit 2
      ) found
    ) namesakes
    where array_length(namesakes.ids, 1) = 1
      and not exists (select 1 from users u where u.username_key = called.key)`.execute(tx);
  return rows.map((row) => row.id);
}
