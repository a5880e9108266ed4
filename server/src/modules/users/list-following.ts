import type { listFollowing as endpoint } from '@zaojie/contract/users/user.endpoints';
import { userErrors } from '@zaojie/contract/users/user.errors';
import type { Action } from '../../frame/action.ts';
import { pageOf } from '../../frame/paging.ts';
import { Refusal } from '../../frame/refusal.ts';
import { findProfile, listFollowees } from './user.queries.ts';
import { viewUser } from './user.view.ts';

export const listFollowing: Action<typeof endpoint> = async (context, { params, query }) => {
  const viewerId = context.viewer?.userId ?? null;
  const limit = query.per_page;
  const [person, rows] = await Promise.all([
    findProfile(context.db, params.id, viewerId),
    listFollowees(context.db, params.id, { limit, offset: (query.page - 1) * limit, viewerId }),
  ]);
  if (!person) throw new Refusal(userErrors.notFound);
  return pageOf(
    rows.map((row) => viewUser(row, context.viewer)),
    { total: person.following_count, page: query.page, perPage: limit },
  );
};
