import type { listUsers as endpoint } from '@zaojie/contract/users/user.endpoints';
import type { Action } from '../../frame/action.ts';
import { pageOf } from '../../frame/paging.ts';
import { countProfiles, listProfiles } from './user.queries.ts';
import { viewUser } from './user.view.ts';

export const listUsers: Action<typeof endpoint> = async (context, { query }) => {
  const limit = query.per_page;
  const offset = (query.page - 1) * limit;
  const filter = { keyword: query.keyword, limit, offset, viewerId: context.viewer?.userId ?? null };
  const [rows, total] = await Promise.all([
    listProfiles(context.db, filter),
    countProfiles(context.db, filter),
  ]);
  return pageOf(
    rows.map((row) => viewUser(row, context.viewer)),
    { total, page: query.page, perPage: limit },
  );
};
