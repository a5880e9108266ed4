import type { listFavoriteBounties as endpoint } from '@zaojie/contract/bounties/bounty.endpoints';
import type { Action } from '../../../frame/action.ts';
import { decodeCursor, encodeCursor, isMoment, pageOf } from '../../../frame/paging.ts';
import { viewBounty } from '../bounty.view.ts';
import { countFavorites, listFavorites } from './favorite.queries.ts';

function readPlace(cursor: string | null): { moment: string; id: number } | null {
  const [moment, id] = (cursor === null ? null : decodeCursor(cursor, 2)) ?? [];
  const isPlace = typeof moment === 'string' && isMoment(moment) && Number.isSafeInteger(id);
  return isPlace ? { moment, id: Number(id) } : null;
}

export const listFavoriteBounties: Action<typeof endpoint> = async ({ db, viewer, now }, { query }) => {
  const { page, per_page: perPage } = query;
  const after = readPlace(query.cursor);
  const offset = after ? 0 : (page - 1) * perPage;
  const [rows, total] = await Promise.all([
    listFavorites(db, { userId: viewer.userId, limit: perPage, offset, after }),
    countFavorites(db, viewer.userId),
  ]);
  const last = rows.length === perPage ? rows.at(-1) : undefined;
  return {
    ...pageOf(
      rows.map((row) => viewBounty(row, viewer, now())),
      { total, page, perPage },
    ),
    next_cursor: last ? encodeCursor([last.k1, last.id]) : null,
  };
};
