import type { listCircles as endpoint } from '@zaojie/contract/circles/circle.endpoints';
import type { Action } from '../../frame/action.ts';
import { pageOf } from '../../frame/paging.ts';
import { countCircles, listCircleRows } from './circle.queries.ts';
import { viewCircle } from './circle.view.ts';

export const listCircles: Action<typeof endpoint> = async (context, { query }) => {
  const { keyword, page, per_page: limit } = query;
  const viewerId = context.viewer?.userId ?? null;
  const [rows, total] = await Promise.all([
    listCircleRows(context.db, { keyword, limit, offset: (page - 1) * limit, viewerId }),
    countCircles(context.db, keyword),
  ]);
  return pageOf(rows.map(viewCircle), { total, page, perPage: limit });
};
