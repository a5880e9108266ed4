import type { listGames as endpoint } from '@zaojie/contract/games/game.endpoints';
import { gameLimits } from '@zaojie/contract/games/game-limits';
import { gamePlatforms, gameTypes } from '@zaojie/contract/games/game-words';
import type { Db } from '../../../db/database.ts';
import type { Action } from '../../../frame/action.ts';
import { pageOf } from '../../../frame/paging.ts';
import { viewCard } from '../game.view.ts';
import { knownMask } from '../masks.rules.ts';
import { COUNT_CAP, countPublished, isByPrice, listPublished, type ListValues } from './list.queries.ts';
import { loadStore } from './store.queries.ts';
import { countByWords, countingWayOf, wayOf, type Asked, type Store } from './way.rules.ts';

type Filters = { byTypes: boolean; byPlatforms: boolean; byPrice: boolean; byDeveloper: boolean };

/** What the store knows by heart isn't counted again. */
async function totalOf(
  db: Db,
  { store, asked, filters }: { store: Store; asked: Asked; filters: Filters },
  values: ListValues,
): Promise<number> {
  const { byPrice, byDeveloper } = filters;
  if (!byPrice && !byDeveloper) return Math.min(countByWords(store, asked), COUNT_CAP);
  // Somebody's own games are few.
  return countPublished(db, { ...filters, way: byDeveloper ? 'price' : countingWayOf(store, asked) }, values);
}

export const listGames: Action<typeof endpoint> = async ({ db, viewer }, { query }) => {
  const { page, per_page: perPage, game_type: types, platform: platforms, order } = query;
  const hasPrice = query.price_min !== null || query.price_max !== null;
  const price = { minFen: query.price_min ?? 0, maxFen: query.price_max ?? gameLimits.priceMaxFen };
  const asked: Asked = {
    types: types.length > 0 ? knownMask(gameTypes, types) : null,
    platforms: platforms.length > 0 ? knownMask(gamePlatforms, platforms) : null,
    price: hasPrice ? price : null,
  };
  const filters: Filters = {
    byTypes: asked.types !== null,
    byPlatforms: asked.platforms !== null,
    byPrice: asked.price !== null,
    byDeveloper: query.user_id !== null,
  };
  const values: ListValues = {
    viewerId: viewer?.userId ?? 0,
    typeMask: asked.types ?? 0,
    platformMask: asked.platforms ?? 0,
    ...price,
    developerId: query.user_id ?? 0,
  };
  const offset = (page - 1) * perPage;
  const store = await loadStore(db);
  // How many there are says by which way a page of them is found.
  const counted = await totalOf(db, { store, asked, filters }, values);
  const wanted = { isByPrice: isByPrice(order), wanted: offset + perPage, matches: counted };
  const way = filters.byDeveloper ? 'order' : wayOf(store, asked, wanted);
  const shape = { ...filters, order, way, limit: perPage, offset, hasViewer: viewer !== null };
  const rows = await listPublished(db, shape, values);
  // What came out a moment ago is listed before it is counted.
  const total = Math.max(counted, rows.length === 0 ? 0 : offset + rows.length);
  return pageOf(rows.map(viewCard), { total, page, perPage });
};
