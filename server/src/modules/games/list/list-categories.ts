import type { listGameCategories as endpoint } from '@zaojie/contract/games/game.endpoints';
import {
  gameOrderNames,
  gameOrders,
  gamePlatforms,
  gameTypes,
  type GameWord,
} from '@zaojie/contract/games/game-words';
import { yuanOf } from '@zaojie/contract/money';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Action } from '../../../frame/action.ts';
import { cachedFor } from '../../../platform/cache/db-cache.ts';

const CACHED_MS = 10_000;

type Group = { type_mask: number; platform_mask: number; count: number };
type Prices = { min_fen: number; max_fen: number };

/** Every combination there is, from an index alone. */
export const groupsQuery: RawBuilder<Group> = sql<Group>`
  select type_mask, platform_mask, count(*)::int as count from games where status = 'published' group by 1, 2`;

/** The two ends of an index. */
export const pricesQuery: RawBuilder<Prices> = sql<Prices>`
  select coalesce((select price_fen from games where status = 'published' order by price_fen limit 1), 0) as min_fen,
    coalesce((select price_fen from games where status = 'published' order by price_fen desc limit 1), 0) as max_fen`;

const load = cachedFor(CACHED_MS, async (db: Db) => {
  const [groups, prices] = await Promise.all([groupsQuery.execute(db), pricesQuery.execute(db)]);
  return { groups: groups.rows, prices: prices.rows[0] ?? { min_fen: 0, max_fen: 0 } };
});

function countWords(words: readonly GameWord[], groups: readonly Group[], maskOf: (group: Group) => number) {
  return words.map(({ id, name }) => ({
    id,
    name,
    count: groups.reduce((sum, group) => sum + ((maskOf(group) & (1 << id)) === 0 ? 0 : group.count), 0),
  }));
}

export const listGameCategories: Action<typeof endpoint> = async ({ db }) => {
  const { groups, prices } = await load(db);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return {
    game_type: { list: countWords(gameTypes, groups, (group) => group.type_mask) },
    platform: { list: countWords(gamePlatforms, groups, (group) => group.platform_mask) },
    sort: { list: gameOrderNames.map((id) => ({ id, name: gameOrders[id], count: total })) },
    price: { min: yuanOf(prices.min_fen), max: yuanOf(prices.max_fen) },
  };
};
