import type {
  favoriteAsset as favoriteEndpoint,
  listFavoriteAssets as listEndpoint,
  unfavoriteAsset as unfavoriteEndpoint,
} from '@zaojie/contract/assets/asset.endpoints';
import { assetErrors } from '@zaojie/contract/assets/asset.errors';
import { Answer, type Action } from '../../../frame/action.ts';
import type { Context, Viewer } from '../../../frame/context.ts';
import { decodeCursor, encodeCursor, isMoment, pageOf } from '../../../frame/paging.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { viewCard } from '../asset.view.ts';
import { countFavorites, listFavorites, setFavorite } from './favorite.queries.ts';

async function keep({ db, viewer, now }: Context<Viewer>, assetId: number, isFavorite: boolean) {
  const count = await setFavorite(db, { assetId, userId: viewer.userId, isFavorite, now: now() });
  if (count === null) throw new Refusal(assetErrors.notFound);
  const state = { is_favorite: isFavorite, favorites_count: count };
  return new Answer(isFavorite ? '已收藏' : '已取消收藏', state);
}

export const favoriteAsset: Action<typeof favoriteEndpoint> = (context, { body }) =>
  keep(context, body.id, true);

export const unfavoriteAsset: Action<typeof unfavoriteEndpoint> = (context, { body }) =>
  keep(context, body.id, false);

export function readPlace(cursor: string | null): { moment: string; id: number } | null {
  const [moment, id] = (cursor === null ? null : decodeCursor(cursor, 2)) ?? [];
  const isPlace = typeof moment === 'string' && isMoment(moment) && Number.isSafeInteger(id);
  return isPlace ? { moment, id: Number(id) } : null;
}

export const listFavoriteAssets: Action<typeof listEndpoint> = async (context, { query }) => {
  const { db, viewer } = context;
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
      rows.map((row) => viewCard(row, viewer, context)),
      { total, page, perPage },
    ),
    next_cursor: last ? encodeCursor([last.place, last.id]) : null,
  };
};
