import { assetTypes } from '@zaojie/contract/assets/asset-words';
import type { listAssets as endpoint } from '@zaojie/contract/assets/asset.endpoints';
import type { Action } from '../../../frame/action.ts';
import { decodeCursor, encodeCursor, isMoment, pageOf } from '../../../frame/paging.ts';
import { viewCard } from '../asset.view.ts';
import { cellsOf, typeOfCell } from './cells.rules.ts';
import { countListed, listLibrary, type CellCounts } from './library.queries.ts';

type Place = { key: string; id: number };
const isCount = (text: string) => /^\d{1,9}$/.test(text);

function readPlace(cursor: string | null, isNewest: boolean): Place | null {
  const [key, id] = (cursor === null ? null : decodeCursor(cursor, 2)) ?? [];
  const isPlace = typeof key === 'string' && Number.isSafeInteger(id);
  return isPlace && (isNewest ? isMoment(key) : isCount(key)) ? { key, id: Number(id) } : null;
}

function countTypes(counts: CellCounts, licenceCells: ReadonlySet<number>) {
  const none = { all: 0, image: 0, audio: 0, video: 0, model: 0, file: 0 };
  for (const [cell, count] of counts) {
    if (!licenceCells.has(cell)) continue;
    none.all += count;
    none[typeOfCell(cell)] += count;
  }
  return none;
}

export const listAssets: Action<typeof endpoint> = async (context, { query }) => {
  const { db, viewer } = context;
  const { order, licence, type, page, per_page: perPage } = query;
  const after = readPlace(query.cursor, order === 'new');
  const offset = after ? 0 : (page - 1) * perPage;
  const shape = { order, limit: perPage, offset, hasViewer: viewer !== null, isAfter: after !== null };
  const values = {
    viewerId: viewer?.userId ?? 0,
    tag: query.tag ?? '',
    cells: cellsOf({ type, licence }),
    key: after?.key ?? '',
    id: after?.id ?? 0,
  };
  const [rows, listed] = await Promise.all([listLibrary(db, shape, values), countListed(db, values.tag)]);
  const counts = countTypes(listed, new Set(assetTypes.flatMap((each) => cellsOf({ type: each, licence }))));
  const total = type === null ? counts.all : counts[type];
  const last = rows.length === perPage ? rows.at(-1) : undefined;
  return {
    ...pageOf(
      rows.map((row) => viewCard(row, viewer, context)),
      { total, page, perPage },
    ),
    next_cursor: last ? encodeCursor([last.place, last.id]) : null,
    counts,
  };
};
