import type { listNotifications as endpoint } from '@zaojie/contract/notifications/notification.endpoints';
import type { Action } from '../../frame/action.ts';
import { pageOf } from '../../frame/paging.ts';
import { nextCursor, readCursor } from './notice-cursor.ts';
import { countNotices, listNoticeRows } from './notice-list.queries.ts';
import { viewNotice } from './notice.view.ts';

export const listNotifications: Action<typeof endpoint> = async (context, { query }) => {
  const filter = { userId: context.viewer.userId, type: query.type, isUnreadOnly: query.unread };
  const after = readCursor(query.cursor);
  const limit = query.per_page;
  const offset = after ? 0 : (query.page - 1) * limit;
  const [rows, { total, unread }] = await Promise.all([
    listNoticeRows(context.db, { ...filter, limit, offset, after }, context.noticeFlags),
    countNotices(context.db, filter),
  ]);
  return {
    ...pageOf(rows.map(viewNotice), { total, page: query.page, perPage: limit }),
    next_cursor: nextCursor(rows, limit),
    unread_count: unread,
  };
};
