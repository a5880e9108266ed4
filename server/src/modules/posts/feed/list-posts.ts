import type { listPosts as endpoint } from '@zaojie/contract/posts/post.endpoints';
import type { Context } from '../../../frame/context.ts';
import type { Action } from '../../../frame/action.ts';
import { decodeCursor, encodeCursor, isMoment, pageOf } from '../../../frame/paging.ts';
import { isByRank, type FeedPlace, type FeedShape, type FeedValues } from './feed-pages.ts';
import { feedTotal } from './feed-total.ts';
import { listFeed } from './feed.queries.ts';
import { isCached, listCached, nextPlace, type FeedRows } from './cached-recommendations.ts';
import { viewPost } from '../post.view.ts';

const isRank = (text: string) => /^\d{1,10}(\.\d{1,20})?$/.test(text);

export function readPlace(cursor: string | null, hasRank: boolean): FeedPlace | null {
  const [k0, k1, id] = (cursor === null ? null : decodeCursor(cursor, 3)) ?? [];
  const isPlace = typeof k0 === 'number' && typeof k1 === 'string' && Number.isSafeInteger(id);
  return isPlace && (hasRank ? isRank(k1) : isMoment(k1)) ? { k0, k1, id: Number(id) } : null;
}

export const listPosts: Action<typeof endpoint> = async (context, { query }) => {
  const order = query.filter === 'recommend' ? 'hot' : query.order;
  const isTagged = query.tags.length > 0;
  const after = readPlace(query.cursor, isByRank({ filter: query.filter, order, isTagged }));
  const viewerId = context.viewer?.userId ?? null;
  const shape: FeedShape = {
    filter: query.filter,
    order,
    limit: query.per_page,
    shown: query.per_page,
    offset: after ? 0 : (query.page - 1) * query.per_page,
    hasViewer: viewerId !== null,
    isTagged,
    isInCircle: query.circle_id !== null,
    isByUser: query.user_id !== null,
    isAfter: after !== null,
  };
  const values: FeedValues = {
    viewerId: viewerId ?? 0,
    tagIds: query.tags,
    circleId: query.circle_id ?? 0,
    userId: query.user_id ?? 0,
    k0: after?.k0 === 1,
    k1: after?.k1 ?? '',
    id: after?.id ?? 0,
  };
  const [{ rows, next }, total] = await Promise.all([
    listPage(context, shape, values),
    feedTotal(context.db, shape, values),
  ]);
  const posts = rows.map((row) => viewPost(row, context.viewer));
  return {
    ...pageOf(posts, { total, page: query.page, perPage: query.per_page }),
    next_cursor: next ? encodeCursor([next.k0, next.k1, next.id]) : null,
  };
};

async function listPage({ db, now }: Context, shape: FeedShape, values: FeedValues): Promise<FeedRows> {
  if (isCached(shape)) return listCached(db, shape, values, now);
  const rows = await listFeed(db, shape, values);
  return { rows, next: nextPlace(rows, shape.limit) };
}
