import type { Context } from '../../context.ts';
import { listLikedAmong } from '../posts/index.ts';
import { listFollowedAmong } from './home.queries.ts';

type WithId = readonly { id: number }[];

/** What a viewer adds to lists that are kept for everybody. */
export async function viewerFlags(
  { db, viewer }: Context,
  lists: { posts: WithId; creators: WithId },
): Promise<{ liked: Set<number>; followed: Set<number> }> {
  if (!viewer) return { liked: new Set(), followed: new Set() };
  const ids = (list: WithId) => list.map(({ id }) => id);
  const [liked, followed] = await Promise.all([
    listLikedAmong(db, viewer.userId, ids(lists.posts)),
    listFollowedAmong(db, viewer.userId, ids(lists.creators)),
  ]);
  return { liked, followed };
}
