import type { listFollowing as endpoint } from '@zaojie/contract/users/user.endpoints';
import type { Action } from '../../../frame/action.ts';
import { encodeCursor, pageOf, placeBefore } from '../../../frame/paging.ts';
import { followeesQuery } from './follow-list.queries.ts';
import { getFollowed } from './followed-person.ts';
import { viewUser } from '../user.view.ts';

export const listFollowing: Action<typeof endpoint> = async (context, { params, query }) => {
  const { page, per_page: limit } = query;
  const before = placeBefore(query.cursor);
  const viewerId = context.viewer?.userId ?? null;
  const at = { limit, offset: before === null ? (page - 1) * limit : 0, viewerId, before };
  const [person, rows] = await Promise.all([
    getFollowed(context, params.id),
    followeesQuery(context.db, params.id, at).execute(),
  ]);
  const people = rows.map((row) => viewUser(row, context.viewer));
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    ...pageOf(people, { total: person.following_count, page, perPage: limit }),
    next_cursor: last ? encodeCursor([last.id]) : null,
  };
};
