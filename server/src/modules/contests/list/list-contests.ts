import type * as endpoints from '@zaojie/contract/contests/contest.endpoints';
import type { Action } from '../../../frame/action.ts';
import { pageOf } from '../../../frame/paging.ts';
import { viewCard } from '../contest.view.ts';
import { cut, placeOf } from '../organising/list-own.ts';
import { countJoined, countListed, joinedQuery, listQuery } from './list.queries.ts';

export const listContests: Action<typeof endpoints.listContests> = async (context, { query }) => {
  const { db, viewer } = context;
  const { page, per_page: perPage, tab, category } = query;
  const list = {
    tab,
    category,
    viewerId: viewer?.userId ?? null,
    limit: perPage,
    offset: (page - 1) * perPage,
    after: placeOf(query.cursor),
  };
  const [{ rows }, counts] = await Promise.all([listQuery(list).execute(db), countListed(db, category)]);
  const { shown, next } = cut(rows, perPage);
  const now = context.now();
  return {
    ...pageOf(
      shown.map((row) => viewCard(row, now)),
      { total: counts[tab], page, perPage },
    ),
    next_cursor: next,
    counts,
    server_time: now.toISOString(),
  };
};

export const listJoinedContests: Action<typeof endpoints.listJoinedContests> = async (context, { query }) => {
  const { db } = context;
  const { userId } = context.viewer;
  const { page, per_page: perPage } = query;
  const list = { userId, limit: perPage, offset: (page - 1) * perPage, after: placeOf(query.cursor) };
  const [{ rows }, total] = await Promise.all([joinedQuery(list).execute(db), countJoined(db, userId)]);
  const { shown, next } = cut(rows, perPage);
  const now = context.now();
  return {
    ...pageOf(
      shown.map((row) => viewCard(row, now)),
      { total, page, perPage },
    ),
    next_cursor: next,
    server_time: now.toISOString(),
  };
};
