import type { listGameCategories as endpoint } from '@zaojie/contract/games/game.endpoints';
import {
  gameOrderNames,
  gameOrders,
  gamePlatforms,
  gameTypes,
  type GameWord,
} from '@zaojie/contract/games/game-words';
import { yuanOf } from '@zaojie/contract/money';
import type { Action } from '../../../frame/action.ts';
import { loadStore } from './store.queries.ts';
import { countByWords } from './way.rules.ts';

const counted = (words: readonly GameWord[], count: (mask: number) => number) => ({
  list: words.map(({ id, name }) => ({ id, name, count: count(1 << id) })),
});

export const listGameCategories: Action<typeof endpoint> = async ({ db }) => {
  const store = await loadStore(db);
  const { prices, total } = store;
  const [lowest, highest] = [prices.map(({ minFen }) => minFen), prices.map(({ maxFen }) => maxFen)];
  return {
    game_type: counted(gameTypes, (types) => countByWords(store, { types, platforms: null })),
    platform: counted(gamePlatforms, (platforms) => countByWords(store, { types: null, platforms })),
    sort: { list: gameOrderNames.map((id) => ({ id, name: gameOrders[id], count: total })) },
    price: {
      min: yuanOf(prices.length === 0 ? 0 : Math.min(...lowest)),
      max: yuanOf(prices.length === 0 ? 0 : Math.max(...highest)),
    },
  };
};
