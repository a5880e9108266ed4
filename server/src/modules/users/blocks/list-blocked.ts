import type { listBlocked as endpoint } from '@zaojie/contract/users/user.endpoints';
import type { Action } from '../../../frame/action.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../../frame/paging.ts';
import { countBlocked, listBlockedProfiles, type BlockPlace } from './block.queries.ts';
import { viewUser } from '../user.view.ts';

function readPlace(cursor: string | null): BlockPlace | null {
  const [micros, userId] = (cursor === null ? null : decodeCursor(cursor, 2)) ?? [];
  return isPlace(micros) && isPlace(userId) ? { micros, userId } : null;
}

function isPlace(part: string | number | undefined): part is number {
  return Number.isSafeInteger(part) && Number(part) >= 0;
}

export const listBlocked: Action<typeof endpoint> = async (context, { query }) => {
  const { db, viewer } = context;
  const after = readPlace(query.cursor);
  const limit = query.per_page;
  const [rows, total] = await Promise.all([
    listBlockedProfiles(db, viewer.userId, { limit, offset: after ? 0 : (query.page - 1) * limit, after }),
    countBlocked(db, viewer.userId),
  ]);
  const last = rows.at(-1);
  const people = rows.map((row) => ({ ...viewUser(row, viewer), blocked_at: row.blocked_at.toISOString() }));
  return {
    ...pageOf(people, { total, page: query.page, perPage: limit }),
    next_cursor: last && rows.length === limit ? encodeCursor([last.blocked_micros, last.id]) : null,
  };
};
