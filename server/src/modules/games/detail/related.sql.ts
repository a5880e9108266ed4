import { gameLimits } from '@zaojie/contract/games/game-limits';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { listOf, statement, type Sql } from '../../../db/statement.ts';
import { createDbCache } from '../../../platform/cache/db-cache.ts';
import { isShownTo } from '../../users/index.ts';
import { cardsQuery } from '../game-rows.ts';

/** How many of the hottest are looked through for those that share a type… */
const LOOKED_THROUGH = sql.lit(1_000);
/** …and at how many that do, for those that share most. More than are shown: some aren't for everybody. */
const NEAR = sql.lit(24);
/** Of types that none of the hottest has, this many are looked at. */
const OF_RARE_TYPES = sql.lit(200);
const SHOWN = sql.lit(gameLimits.related);

/** Games of the same types, those that share most first. However rare its types are, a bounded number is read. */
export function nearQuery(gameId: Sql) {
  const types = sql`(select type_mask from shown)`;
  const isMeant = sql`o.type_mask & ${types} <> 0 and o.id <> ${gameId}`;
  return sql<{ id: number }>`
    with shown as materialized (select type_mask from games where id = ${gameId}),
    hot as materialized (
      select o.id, o.rank, o.type_mask from (
        select h.id, h.rank, h.type_mask from games h where h.status = 'published'
        order by h.rank desc, h.id desc limit ${LOOKED_THROUGH}) o
      where ${isMeant} order by o.rank desc, o.id desc limit ${NEAR}
    )
    select near.id from (
      select * from hot
      union all
      select * from (
        select o.id, o.rank, o.type_mask from games o
        where (select count(*) from hot) < ${SHOWN} and o.status = 'published'
          and game_words(o.type_mask, o.platform_mask) && (select game_words(type_mask, 0) from shown)
          and o.id not in (select id from hot) and ${isMeant}
        limit ${OF_RARE_TYPES}) rare
    ) near
    order by bit_count((near.type_mask & ${types})::bit(32)) desc, near.rank desc, near.id desc limit ${NEAR}`;
}
const findNear = statement<{ id: number }, { id: number }>((v) => nearQuery(v.id));

const KEPT_MS = 60_000;
const KEPT_AT_MOST = 2_000;
const cacheOf = createDbCache<readonly number[]>({ ttlMs: KEPT_MS, max: KEPT_AT_MOST });

/** Which are like it, is remembered for a while; what they say and whether they may be shown is asked each time. */
export async function gamesNear(db: Db, id: number): Promise<readonly number[]> {
  const cache = cacheOf(db);
  const known = cache.get(String(id));
  if (known) return known;
  const near = (await findNear(db, { id })).map((row) => row.id);
  cache.set(String(id), near);
  return near;
}

/** The first of these that the viewer may see, as JSON. */
export function cardsOfNear(near: Sql, viewerId: Sql | null): Sql {
  const page = sql`
    select o.id, near.ord from unnest(${listOf(near, 'bigint')}) with ordinality as near (id, ord)
    join games o on o.id = near.id
    where o.status = 'published' and ${isShownTo(viewerId, sql.ref('o.user_id'))}
    order by near.ord limit ${SHOWN}`;
  return sql`(select coalesce(json_agg(card), '[]'::json) from (${cardsQuery(page, { viewerId })}) card)`;
}
