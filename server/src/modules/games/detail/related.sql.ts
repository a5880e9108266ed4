import { gameLimits } from '@zaojie/contract/games/game-limits';
import { sql } from 'kysely';
import type { Sql } from '../../../db/statement.ts';
import { isShownTo } from '../../users/index.ts';
import { cardsQuery } from '../game-rows.ts';

/** How many of the hottest are looked through for those that share a type… */
const LOOKED_THROUGH = sql.lit(1_000);
/** …and at how many that do, for those that share most. */
const NEAR = sql.lit(24);
/** Of types that none of the hottest has, this many are looked at. */
const OF_RARE_TYPES = sql.lit(200);
const SHOWN = sql.lit(gameLimits.related);

/** Games of the same types as JSON, those that share most first. However rare its types are, a bounded number is read. */
export function relatedTo(gameId: Sql, viewerId: Sql | null): Sql {
  const types = sql`(select type_mask from shown)`;
  const isMeant = sql`o.type_mask & ${types} <> 0 and o.id <> ${gameId} and ${isShownTo(viewerId, sql.ref('o.user_id'))}`;
  const closest = sql`bit_count((near.type_mask & ${types})::bit(32)) desc, near.rank desc, near.id desc`;
  const page = sql`
    with shown as materialized (select type_mask from games where id = ${gameId}),
    hot as materialized (
      select o.id, o.rank, o.type_mask from (
        select h.id, h.rank, h.type_mask, h.user_id from games h where h.status = 'published'
        order by h.rank desc, h.id desc limit ${LOOKED_THROUGH}) o
      where ${isMeant} order by o.rank desc, o.id desc limit ${NEAR}
    )
    select near.id, row_number() over (order by ${closest}) as ord from (
      select * from hot
      union all
      select * from (
        select o.id, o.rank, o.type_mask from games o
        where (select count(*) from hot) < ${SHOWN} and o.status = 'published'
          and game_words(o.type_mask, o.platform_mask) && (select game_words(type_mask, 0) from shown)
          and o.id not in (select id from hot) and ${isMeant}
        limit ${OF_RARE_TYPES}) rare
    ) near
    order by ${closest} limit ${SHOWN}`;
  return sql`(select coalesce(json_agg(card), '[]'::json) from (${cardsQuery(page, { viewerId })}) card)`;
}
