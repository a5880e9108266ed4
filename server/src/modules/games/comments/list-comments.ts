import type {
  listGameComments as listEndpoint,
  listGameReplies as repliesEndpoint,
} from '@zaojie/contract/games/game.endpoints';
import { gameCommentErrors, gameErrors } from '@zaojie/contract/games/game.errors';
import type { Action } from '../../../frame/action.ts';
import { decodeCursor, encodeCursor, pageOf, placeBefore } from '../../../frame/paging.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { countThreads, findComment, repliesQuery, threadsQuery, type ThreadList } from './comment.queries.ts';
import { viewReply, viewThread } from './comment.view.ts';

function readPlace(cursor: string | null): ThreadList['after'] {
  const [likes, id] = (cursor === null ? null : decodeCursor(cursor, 2)) ?? [];
  const isPlace = Number.isSafeInteger(likes) && Number.isSafeInteger(id);
  return isPlace ? { likes: Number(likes), id: Number(id) } : null;
}

export const listGameComments: Action<typeof listEndpoint> = async ({ db, viewer }, { query }) => {
  const { id: gameId, rating, order, page, per_page: limit } = query;
  const after = readPlace(query.cursor);
  const offset = after ? 0 : (page - 1) * limit;
  const list = { gameId, viewerId: viewer?.userId ?? null, rating, order, limit, offset, after };
  const [{ rows }, total] = await Promise.all([
    threadsQuery(list).execute(db),
    countThreads(db, gameId, rating),
  ]);
  if (total === null) throw new Refusal(gameErrors.notFound);
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    ...pageOf(
      rows.map((row) => viewThread(row, viewer)),
      { total, page, perPage: limit },
    ),
    next_cursor: last ? encodeCursor([last.like_count, last.id]) : null,
  };
};

export const listGameReplies: Action<typeof repliesEndpoint> = async ({ db, viewer }, { query }) => {
  const viewerId = viewer?.userId ?? null;
  const { page, per_page: limit } = query;
  const parent = await findComment(db, query.comment_id, viewerId);
  if (!parent) throw new Refusal(gameCommentErrors.notFound);
  // Whoever blocked the one who began a thread sees none of it, as in the list of comments.
  if (!parent.is_shown) {
    return { ...pageOf([], { total: 0, page, perPage: limit }), next_cursor: null };
  }
  const afterId = placeBefore(query.cursor);
  const offset = afterId === null ? (page - 1) * limit : 0;
  const { rows } = await repliesQuery({ parentId: parent.id, viewerId, limit, offset, afterId }).execute(db);
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    ...pageOf(
      rows.map((row) => viewReply(row, viewer)),
      { total: parent.reply_count, page, perPage: limit },
    ),
    next_cursor: last ? encodeCursor([last.id]) : null,
  };
};
