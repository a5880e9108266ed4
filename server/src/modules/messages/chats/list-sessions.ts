import type { listSessions as endpoint } from '@zaojie/contract/messages/message.endpoints';
import type { Action } from '../../../frame/action.ts';
import { decodeCursor, encodeCursor, isMoment, pageOf } from '../../../frame/paging.ts';
import { viewSessions } from './view-sessions.ts';
import { countSessions, listSessionRows, type SessionPlace } from './session.queries.ts';

function readPlace(cursor: string | null): SessionPlace | null {
  const [pinned, at, chatId] = (cursor === null ? null : decodeCursor(cursor, 3)) ?? [];
  const isPlace = typeof at === 'string' && isMoment(at) && Number.isSafeInteger(chatId);
  return isPlace ? { isPinned: pinned === 1, at, chatId: Number(chatId) } : null;
}

export const listSessions: Action<typeof endpoint> = async (context, { query }) => {
  const { userId: viewerId } = context.viewer;
  const after = readPlace(query.cursor);
  const limit = query.per_page;
  const offset = after ? 0 : (query.page - 1) * limit;
  const [rows, total] = await Promise.all([
    listSessionRows(context.db, { viewerId, now: context.now(), limit, offset, after, keyword: '' }),
    countSessions(context.db, viewerId),
  ]);
  const last = rows.at(-1);
  const hasMore = last !== undefined && rows.length === limit;
  return {
    ...pageOf(await viewSessions(context.db, context, { rows, readerId: viewerId }), {
      total,
      page: query.page,
      perPage: limit,
    }),
    next_cursor: hasMore ? encodeCursor([last.is_pinned ? 1 : 0, last.place, last.chat_id]) : null,
  };
};
