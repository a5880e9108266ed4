import type { listNoticeActors as endpoint } from '@zaojie/contract/notifications/notification.endpoints';
import { notificationErrors } from '@zaojie/contract/notifications/notification.errors';
import type { Action } from '../../frame/action.ts';
import { pageOf } from '../../frame/paging.ts';
import { Refusal } from '../../frame/refusal.ts';
import { findActorCount, listActorRows } from './notice-list.queries.ts';
import { nextCursor, readCursor } from './notice-cursor.ts';

export const listNoticeActors: Action<typeof endpoint> = async (context, { query }) => {
  const noticeId = query.id ?? 0;
  const total = await findActorCount(context.db, noticeId, context.viewer.userId);
  if (total === null) throw new Refusal(notificationErrors.notFound);
  const after = readCursor(query.cursor);
  const limit = query.per_page;
  const offset = after ? 0 : (query.page - 1) * limit;
  const rows = await listActorRows(context.db, { noticeId, limit, offset, after });
  const actors = rows.map(({ id, nickname, avatar }) => ({ id, nickname, avatar }));
  return {
    ...pageOf(actors, { total, page: query.page, perPage: limit }),
    next_cursor: nextCursor(rows, limit),
  };
};
