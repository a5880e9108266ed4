import type { Tx } from '../../db/database.ts';
import { subscribe } from '../../platform/events/subscriber.ts';
import { lockUsers } from '../users/index.ts';
import { leaveSeries, returnToSeries } from './series/leave-series.ts';
import { dropFavoritesOf } from './favorites/favorite.queries.ts';
import { creditLikes } from './liveliness/like.queries.ts';
import { refreshRanks } from './liveliness/rank.queries.ts';

const refreshRank = (tx: Tx, { postId }: { postId: number }) => refreshRanks(tx, [postId]);

/** People are locked before posts, here as everywhere. */
async function settleLikes(
  tx: Tx,
  { postId, authorId }: { postId: number; authorId: number },
): Promise<void> {
  await lockUsers(tx, [authorId]);
  await creditLikes(tx, postId);
  await refreshRanks(tx, [postId]);
}

/** What follows from liveliness, after the request that caused it has been answered. */
export const postSubscribers = [
  subscribe('post.liked', 'posts.rank', settleLikes),
  subscribe('post.unliked', 'posts.rank', settleLikes),
  subscribe('post.deleted', 'posts.likes', (tx, { postId, userId }) =>
    settleLikes(tx, { postId, authorId: userId }),
  ),
  subscribe('post.deleted', 'posts.favorites', (tx, { postId }) => dropFavoritesOf(tx, postId)),
  subscribe('post.deleted', 'posts.series', leaveSeries),
  subscribe('post.restored', 'posts.series', returnToSeries),
  subscribe('post.restored', 'posts.likes', (tx, { postId, userId }) =>
    settleLikes(tx, { postId, authorId: userId }),
  ),
  subscribe('post.shared', 'posts.rank', refreshRank),
  subscribe('comment.added', 'posts.rank', refreshRank),
  subscribe('comment.deleted', 'posts.rank', refreshRank),
];
