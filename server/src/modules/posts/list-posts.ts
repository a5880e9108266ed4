import type { listPosts as endpoint } from '@zaojie/contract/posts/post.endpoints';
import type { Action } from '../../http/bind.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../http/paging.ts';
import { feedPage, type FeedPlace, type FeedRequest } from './feed-pages.ts';
import { feedTotal } from './feed-total.ts';
import { selectPosts } from './post-rows.ts';
import { viewPost } from './post.view.ts';
import { recommendedPage } from './recommended-page.ts';

function readPlace(cursor: string | null): FeedPlace | null {
  const position = cursor === null ? null : decodeCursor(cursor, 3);
  if (!position) return null;
  const [k0, k1, id] = position;
  const isPlace = typeof k0 === 'number' && typeof k1 === 'string' && typeof id === 'number';
  return isPlace && /^[\d :.+-]{1,40}$/.test(k1) ? { k0, k1, id } : null;
}

export const listPosts: Action<typeof endpoint> = async (context, { query }) => {
  const after = readPlace(query.cursor);
  const viewerId = context.viewer?.userId ?? null;
  const request: FeedRequest = {
    viewerId,
    filter: query.filter,
    order: query.filter === 'recommend' ? 'hot' : query.order,
    tagIds: query.tags,
    circleId: query.circle_id,
    userId: query.user_id,
    limit: query.per_page,
    offset: after ? 0 : (query.page - 1) * query.per_page,
    after,
  };
  const isForSomebody = query.filter === 'recommend' && viewerId !== null && query.tags.length === 0;
  const page = isForSomebody ? recommendedPage(request, viewerId) : feedPage(request);
  const [rows, total] = await Promise.all([
    selectPosts(context.db, page, { viewerId, html: 'excerpt' }),
    feedTotal(context.db, request),
  ]);
  const last = rows.at(-1);
  const hasMore = last !== undefined && rows.length === request.limit;
  const posts = rows.map((row) => viewPost(row, context.viewer));
  return {
    ...pageOf(posts, { total, page: query.page, perPage: query.per_page }),
    next_cursor: hasMore ? encodeCursor([last.k0, last.k1, last.id]) : null,
  };
};
