import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Mention } from './comment.queries.ts';

// As with posts: what a notice tells is looked up, and locked until the notice is written.

export type ToldComment = {
  id: number;
  user_id: number;
  parent_id: number | null;
  reply_user_id: number | null;
  content: string;
  mentions: Mention[];
  created_at: Date;
  post_id: number;
  post_author_id: number;
  post_title: string;
  post_picture: string;
};

const columns = sql`c.id, c.user_id, c.parent_id, c.reply_user_id, c.content, c.mentions, c.created_at, c.post_id,
  p.user_id as post_author_id, p.title as post_title, p.cover_image as post_picture`;
const stands = sql`c.deleted_at is null and p.deleted_at is null`;

export async function lockToldComment(tx: Tx, commentId: number): Promise<ToldComment | null> {
  const { rows } = await sql<ToldComment>`
    select ${columns} from comments c join posts p on p.id = c.post_id
    where c.id = ${commentId} and ${stands} for share of c, p`.execute(tx);
  return rows[0] ?? null;
}

export async function lockCommentLike(
  tx: Tx,
  commentId: number,
  userId: number,
): Promise<(ToldComment & { liked_at: Date }) | null> {
  const { rows } = await sql<ToldComment & { liked_at: Date }>`
    select ${columns}, l.created_at as liked_at
    from comment_likes l join comments c on c.id = l.comment_id join posts p on p.id = c.post_id
    where l.comment_id = ${commentId} and l.user_id = ${userId} and ${stands} for share of l, c, p`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** A comment and the replies that went with it. */
export async function listThreadIds(db: Db, commentId: number): Promise<number[]> {
  const replies = await db.selectFrom('comments').select('id').where('parent_id', '=', commentId).execute();
  return [commentId, ...replies.map(({ id }) => id)];
}

export async function listCommentIds(db: Db, postId: number): Promise<number[]> {
  const rows = await db.selectFrom('comments').select('id').where('post_id', '=', postId).execute();
  return rows.map(({ id }) => id);
}
