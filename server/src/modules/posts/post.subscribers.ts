import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { subscribe } from '../../platform/events/subscriber.ts';
import { isRankOff, rankOf } from './post.rules.ts';

async function refreshRank(tx: Tx, postId: number): Promise<void> {
  const row = await tx
    .selectFrom('posts')
    .innerJoin('post_stats', 'post_stats.post_id', 'posts.id')
    .select(['posts.rank', 'posts.created_at', 'like_count', 'comment_count', 'share_count', 'view_count'])
    .where('posts.id', '=', postId)
    .executeTakeFirst();
  if (!row) return;
  const rank = rankOf(row, row.created_at);
  // A new rank rewrites the post in seven indexes: for the thousandth like nobody could tell.
  if (!isRankOff(row.rank, rank)) return;
  await tx.updateTable('posts').set({ rank }).where('id', '=', postId).execute();
  await tx.updateTable('post_tags').set({ rank }).where('post_id', '=', postId).execute();
}

async function moveLikesReceived(tx: Tx, authorId: number, by: 1 | -1): Promise<void> {
  await sql`update users set like_count = greatest(0, like_count + ${by}::int) where id = ${authorId}`.execute(
    tx,
  );
}

/** What follows from liveliness, after the request that caused it has been answered. */
export const postSubscribers = [
  subscribe('post.liked', 'posts.rank', async (tx, { postId, authorId }) => {
    await moveLikesReceived(tx, authorId, 1);
    await refreshRank(tx, postId);
  }),
  subscribe('post.unliked', 'posts.rank', async (tx, { postId, authorId }) => {
    await moveLikesReceived(tx, authorId, -1);
    await refreshRank(tx, postId);
  }),
  subscribe('comment.added', 'posts.rank', (tx, { postId }) => refreshRank(tx, postId)),
  subscribe('comment.deleted', 'posts.rank', (tx, { postId }) => refreshRank(tx, postId)),
];
