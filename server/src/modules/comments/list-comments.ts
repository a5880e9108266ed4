import type { listComments as endpoint } from '@zaojie/contract/comments/comment.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import type { Action } from '../../frame/action.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../frame/paging.ts';
import { Refusal } from '../../frame/refusal.ts';
import { findAuthor } from '../posts/index.ts';
import { countTopComments, listTopComments } from './comment.queries.ts';
import { viewComment } from './comment.view.ts';

export function readIdCursor(cursor: string | null): number | null {
  const [id] = (cursor === null ? null : decodeCursor(cursor, 1)) ?? [];
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Behind which comment a list goes on: with its likes where they give the order. */
function readTopCursor(cursor: string | null, order: 'new' | 'hot') {
  if (order === 'new') {
    const id = readIdCursor(cursor);
    return id === null ? null : { likes: 0, id };
  }
  const [likes, id] = (cursor === null ? null : decodeCursor(cursor, 2)) ?? [];
  const isPlace =
    Number.isSafeInteger(likes) && Number.isSafeInteger(id) && Math.abs(Number(likes)) < 2 ** 31;
  return isPlace ? { likes: Number(likes), id: Number(id) } : null;
}

export const listComments: Action<typeof endpoint> = async (context, { query }) => {
  const { db } = context;
  const { order } = query;
  const after = readTopCursor(query.cursor, order);
  const limit = query.per_page;
  const list = {
    postId: query.post_id,
    viewerId: context.viewer?.userId ?? null,
    limit,
    offset: after ? 0 : (query.page - 1) * limit,
    after,
    order,
  };
  const [author, rows, total] = await Promise.all([
    findAuthor(db, query.post_id),
    listTopComments(db, list),
    countTopComments(db, query.post_id),
  ]);
  if (author === null) throw new Refusal(postErrors.notFound);
  const last = rows.at(-1);
  const comments = rows.map((row) => viewComment(row, context.viewer));
  return {
    ...pageOf(comments, { total, page: query.page, perPage: limit }),
    next_cursor:
      last && rows.length === limit
        ? encodeCursor(order === 'hot' ? [last.like_count, last.id] : [last.id])
        : null,
  };
};
