import type { listNotifications as endpoint } from '@zaojie/contract/notifications/notification.endpoints';
import type { Action } from '../../http/bind.ts';
import { pageOf } from '../../http/paging.ts';
import { countNotices, listNoticeRows } from './notice-list.queries.ts';
import { viewNotice } from './notice.view.ts';
import { placeAfter, readPlace } from './place.ts';

export const listNotifications: Action<typeof endpoint> = async (context, { query }) => {
  const filter = { userId: context.viewer.userId, type: query.type, isUnreadOnly: query.unread };
  const after = readPlace(query.cursor);
  const limit = query.per_page;
  const offset = after ? 0 : (query.page - 1) * limit;
  const [rows, { total, unread }] = await Promise.all([
    listNoticeRows(context.db, { ...filter, limit, offset, after }),
    countNotices(context.db, filter),
  ]);
  return {
    ...pageOf(rows.map(viewNotice), { total, page: query.page, perPage: limit }),
    next_cursor: placeAfter(rows, limit),
    unread_count: unread,
  };
};
