import type { Context } from '../../../frame/context.ts';
import { encodeCursor } from '../../../frame/paging.ts';
import { viewPost } from '../post.view.ts';
import { nextPlace } from './cached-recommendations.ts';
import { listFeed } from './feed.queries.ts';
import { readPlace } from './list-posts.ts';

export type PersonPage = { userId: number; page: number; perPage: number; cursor: string | null };

/** One person's posts, the newest first. */
export async function listPostsOf({ db, viewer }: Context, { userId, page, perPage, cursor }: PersonPage) {
  const after = readPlace(cursor, false);
  const rows = await listFeed(
    db,
    {
      filter: 'latest',
      order: 'new',
      limit: perPage,
      shown: perPage,
      offset: after ? 0 : (page - 1) * perPage,
      hasViewer: viewer !== null,
      isTagged: false,
      isInCircle: false,
      isByUser: true,
      isAfter: after !== null,
    },
    {
      viewerId: viewer?.userId ?? 0,
      tagIds: [],
      circleId: 0,
      userId,
      k0: false,
      k1: after?.k1 ?? '',
      id: after?.id ?? 0,
    },
  );
  const next = nextPlace(rows, perPage);
  return {
    posts: rows.map((row) => viewPost(row, viewer)),
    next_cursor: next ? encodeCursor([next.k0, next.k1, next.id]) : null,
  };
}
