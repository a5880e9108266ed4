import type { listCreators as endpoint } from '@zaojie/contract/storefronts/creator.endpoints';
import type { CreatorSort } from '@zaojie/contract/storefronts/price-bands';
import type { Action } from '../../../frame/action.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../../frame/paging.ts';
import { listCreatorRows } from './creator.queries.ts';
import { viewCreator } from './creator.view.ts';
import { marketTotals } from './market-totals.ts';

/** A place in another order says nothing in this one. */
function readPlace(cursor: string | null, sort: CreatorSort): { key: number; id: number } | null {
  const [order, key, id] = (cursor === null ? null : decodeCursor(cursor, 3)) ?? [];
  const isPlace = order === sort && Number.isSafeInteger(key) && Number.isSafeInteger(id);
  return isPlace ? { key: Number(key), id: Number(id) } : null;
}

export const listCreators: Action<typeof endpoint> = async ({ db, viewer, now }, { query }) => {
  const { page, per_page: perPage, sort, only_on: onlyOn } = query;
  const after = readPlace(query.cursor, sort);
  const filter = {
    category: query.category ?? query.type ?? 0,
    style: query.style ?? 0,
    band: query.price_band?.id ?? 0,
  };
  const offset = after ? 0 : (page - 1) * perPage;
  const rows = await listCreatorRows(
    db,
    {
      sort,
      limit: perPage,
      hasBand: filter.band > 0,
      onlyOn,
      hasViewer: viewer !== null,
      isAfter: after !== null,
      hasOffset: offset > 0,
    },
    {
      ...filter,
      viewerId: viewer?.userId ?? 0,
      offset,
      key: after?.key ?? 0,
      id: after?.id ?? 0,
    },
  );
  const totals = await marketTotals(db, now, filter);
  const last = rows.length === perPage ? rows.at(-1) : undefined;
  const total = Math.max(rows.length, (onlyOn ? totals.on : totals.all) - (rows[0]?.apart ?? 0));
  return {
    ...pageOf(rows.map(viewCreator), { total, page, perPage }),
    on_total: Math.min(totals.on, total),
    next_cursor: last ? encodeCursor([sort, last.key, last.id]) : null,
  };
};
