import type { listGames as endpoint } from '@zaojie/contract/games/game.endpoints';
import { gamePlatforms, gameTypes } from '@zaojie/contract/games/game-words';
import type { Action } from '../../../frame/action.ts';
import { pageOf } from '../../../frame/paging.ts';
import { viewCard } from '../game.view.ts';
import { knownMask } from '../masks.rules.ts';
import { countPublished, listPublished } from './list.queries.ts';

export const listGames: Action<typeof endpoint> = async ({ db, viewer }, { query }) => {
  const { page, per_page: perPage, game_type: types, platform: platforms } = query;
  const shape = {
    order: query.order,
    limit: perPage,
    offset: (page - 1) * perPage,
    hasViewer: viewer !== null,
    byTypes: types.length > 0,
    byPlatforms: platforms.length > 0,
    byMin: query.price_min !== null,
    byMax: query.price_max !== null,
    byDeveloper: query.user_id !== null,
  };
  const values = {
    viewerId: viewer?.userId ?? 0,
    typeMask: knownMask(gameTypes, types),
    platformMask: knownMask(gamePlatforms, platforms),
    minFen: query.price_min ?? 0,
    maxFen: query.price_max ?? 0,
    developerId: query.user_id ?? 0,
  };
  const [rows, total] = await Promise.all([
    listPublished(db, shape, values),
    countPublished(db, shape, values),
  ]);
  return pageOf(rows.map(viewCard), { total, page, perPage });
};
