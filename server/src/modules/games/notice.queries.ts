import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { shownName } from '../users/index.ts';

// Events may be late or out of order, so what a notice tells is looked up.

export type ToldGame = { id: number; user_id: number; title: string; picture: string; review_reason: string };

const gameColumns = sql`g.id, g.user_id, g.title, coalesce(g.cover ->> 'url', '') as picture, g.review_reason`;

export async function findToldGame(tx: Tx, id: number): Promise<ToldGame | null> {
  const { rows } = await sql<ToldGame>`select ${gameColumns} from games g where g.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

export type ToldComment = {
  id: number;
  user_id: number;
  nickname: string;
  parent_id: number | null;
  reply_user_id: number | null;
  content: string;
  created_at: Date;
  game: ToldGame;
};

/** Locked until the notice is written: what is deleted meanwhile is told of by its own event. */
export async function lockToldComment(tx: Tx, id: number): Promise<ToldComment | null> {
  const { rows } = await sql<ToldComment>`
    select c.id, c.user_id, ${shownName()} as nickname, c.parent_id, c.reply_user_id, c.content, c.created_at,
      json_build_object('id', g.id, 'user_id', g.user_id, 'title', g.title,
        'picture', coalesce(g.cover ->> 'url', ''), 'review_reason', '') as game
    from game_comments c join games g on g.id = c.game_id join users u on u.id = c.user_id
    where c.id = ${id} and c.deleted_at is null and g.status = 'published' for share of c`.execute(tx);
  return rows[0] ?? null;
}

export async function isLikedBy(tx: Tx, commentId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from game_comment_likes where comment_id = ${commentId} and user_id = ${userId}`.execute(tx);
  return rows.length > 0;
}

/** A comment and the answers that went with it. */
export async function listThreadIds(tx: Tx, commentId: number): Promise<number[]> {
  const rows = await tx.selectFrom('game_comments').select('id').where('parent_id', '=', commentId).execute();
  return [commentId, ...rows.map(({ id }) => id)];
}

export type ToldPurchase = {
  id: number;
  user_id: number;
  seller_id: number;
  nickname: string;
  paid_fen: number;
  fee_fen: number;
};

export async function findToldPurchase(tx: Tx, id: number): Promise<ToldPurchase | null> {
  const { rows } = await sql<ToldPurchase>`
    select p.id, p.user_id, p.seller_id, ${shownName()} as nickname, p.paid_fen, p.fee_fen
    from game_purchases p join users u on u.id = p.user_id where p.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}
