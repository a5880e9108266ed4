import type { listBounties as endpoint } from '@zaojie/contract/bounties/bounty.endpoints';
import type { Action } from '../../../frame/action.ts';
import { decodeCursor, encodeCursor, isMoment, pageOf } from '../../../frame/paging.ts';
import { viewBounty } from '../bounty.view.ts';
import { cellsOf, onlyCategoryOf } from './cells.rules.ts';
import type { MarketShape } from './market-pages.ts';
import { listMarket, marketTotal } from './market.queries.ts';

type Place = { k0: number; k1: string; id: number };
const isRank = (text: string) => /^\d{1,10}(\.\d{1,20})?$/.test(text);

function readPlace(cursor: string | null, isHot: boolean): Place | null {
  const [k0, k1, id] = (cursor === null ? null : decodeCursor(cursor, 3)) ?? [];
  const isPlace = (k0 === 0 || k0 === 1) && typeof k1 === 'string' && Number.isSafeInteger(id);
  return isPlace && (isHot ? isRank(k1) : isMoment(k1)) ? { k0, k1, id: Number(id) } : null;
}

function shapeBy(cells: readonly number[] | null, category: number | null): MarketShape['by'] {
  if (cells === null) return 'nothing';
  return category === null ? 'cells' : 'category';
}

export const listBounties: Action<typeof endpoint> = async (context, { query }) => {
  const { db, viewer } = context;
  const [cells, category] = [cellsOf(query), onlyCategoryOf(query)];
  const after = readPlace(query.cursor, query.order === 'hot');
  const shape = {
    order: query.order,
    limit: query.per_page,
    offset: after ? 0 : (query.page - 1) * query.per_page,
    hasViewer: viewer !== null,
    by: shapeBy(cells, category),
    isAfter: after !== null,
  };
  const values = {
    viewerId: viewer?.userId ?? 0,
    category: category ?? 0,
    cells: cells ?? [],
    k0: after?.k0 === 1,
    k1: after?.k1 ?? '',
    id: after?.id ?? 0,
  };
  const [rows, total] = await Promise.all([listMarket(db, shape, values), marketTotal(db, cells)]);
  const last = rows.length === query.per_page ? rows.at(-1) : undefined;
  const now = context.now();
  return {
    ...pageOf(
      rows.map((row) => viewBounty(row, viewer, now)),
      { total, page: query.page, perPage: query.per_page },
    ),
    next_cursor: last ? encodeCursor([last.k0, last.k1, last.id]) : null,
  };
};
