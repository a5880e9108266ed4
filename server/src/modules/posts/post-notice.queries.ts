import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

// Events may be late or out of order, so what a notice tells is looked up, and locked until the notice is written: whoever
// takes the like back, edits or deletes the post waits that long, and their own event then finds the notice.

export type ToldPost = {
  id: number;
  user_id: number;
  title: string;
  summary: string;
  cover_image: string;
  created_at: Date;
};

const columns = sql`p.id, p.user_id, p.title, p.summary, p.cover_image, p.created_at`;

export async function lockToldPost(tx: Tx, postId: number): Promise<ToldPost | null> {
  const { rows } = await sql<ToldPost>`
    select ${columns} from posts p where p.id = ${postId} and p.deleted_at is null for share`.execute(tx);
  return rows[0] ?? null;
}

export async function lockPostLike(
  tx: Tx,
  postId: number,
  userId: number,
): Promise<(ToldPost & { liked_at: Date }) | null> {
  const { rows } = await sql<ToldPost & { liked_at: Date }>`
    select ${columns}, l.created_at as liked_at from post_likes l join posts p on p.id = l.post_id
    where l.post_id = ${postId} and l.user_id = ${userId} and p.deleted_at is null for share of l, p`.execute(
    tx,
  );
  return rows[0] ?? null;
}
