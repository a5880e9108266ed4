import type { countNewPosts as endpoint } from '@zaojie/contract/posts/new-posts.endpoints';
import { limits } from '@zaojie/contract/limits';
import type { Action } from '../../../frame/action.ts';
import type { FeedShape } from './feed-pages.ts';
import { countNew } from './feed.queries.ts';

/** One more than is shown, so that it can be told that there are more. */
export const MOST_NEW = limits.badgeCap + 1;

export function newPostsShape(
  change: Pick<FeedShape, 'filter' | 'hasViewer' | 'isTagged' | 'isInCircle'>,
): FeedShape {
  return {
    ...change,
    order: 'new',
    limit: MOST_NEW,
    shown: MOST_NEW,
    offset: 0,
    isByUser: false,
    isAfter: false,
    isSince: true,
  };
}

export const countNewPosts: Action<typeof endpoint> = async ({ db, viewer }, { query }) => {
  const shape = newPostsShape({
    // Where pinned ones come first, the newest are those of the other lists.
    filter: query.filter === 'follow' ? 'follow' : 'latest',
    hasViewer: viewer !== null,
    isTagged: query.tags.length > 0,
    isInCircle: query.circle_id !== null,
  });
  const [row] = await countNew(db, shape, {
    viewerId: viewer?.userId ?? 0,
    tagIds: query.tags,
    circleId: query.circle_id ?? 0,
    userId: 0,
    k0: false,
    k1: '',
    id: query.after_id,
  });
  return { count: row?.count ?? 0 };
};
