import type { listFollowers as endpoint } from '@zaojie/contract/users/user.endpoints';
import type { Action } from '../../../frame/action.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../../frame/paging.ts';
import { followersQuery, type FollowerPlace } from './follow-list.queries.ts';
import { getFollowed } from './followed-person.ts';
import { viewUser } from '../user.view.ts';

function readPlace(cursor: string | null): FollowerPlace | null {
  const [micros, userId] = (cursor === null ? null : decodeCursor(cursor, 2)) ?? [];
  return isPlace(micros) && isPlace(userId) ? { micros, userId } : null;
}

function isPlace(part: string | number | undefined): part is number {
  return Number.isSafeInteger(part) && Number(part) >= 0;
}

export const listFollowers: Action<typeof endpoint> = async (context, { params, query }) => {
  const { page, per_page: limit } = query;
  const after = readPlace(query.cursor);
  const viewerId = context.viewer?.userId ?? null;
  const at = { limit, offset: after === null ? (page - 1) * limit : 0, viewerId, after };
  const [person, rows] = await Promise.all([
    getFollowed(context, params.id),
    followersQuery(context.db, params.id, at).execute(),
  ]);
  const people = rows.map((row) => viewUser(row, context.viewer));
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    ...pageOf(people, { total: person.follower_count, page, perPage: limit }),
    next_cursor: last ? encodeCursor([last.followed_micros, last.id]) : null,
  };
};
