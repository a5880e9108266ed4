import { sql } from 'kysely';
import type { Day } from '@zaojie/contract/days';
import type { Tx } from '../../../db/database.ts';
import { areNotApart } from '../../users/index.ts';

export type Wanted = {
  category: number;
  style: number;
  budgetMaxFen: number;
  publisherId: number;
};

/**
 * Those whom a bounty may be told now, each counted as told: they draw this in this style for no more than the budget, take
 * orders, wish to hear, and haven't heard too often today. The best rated first. Locked in the order of their ids, so that
 * two bounties of the same kind don't wait for each other.
 */
export async function takeListeners(
  tx: Tx,
  wanted: Wanted,
  { today, most, perDay }: { today: Day; most: number; perDay: number },
): Promise<number[]> {
  const mayHear = sql`s.wishes_to_hear and (s.heard_on is distinct from ${today}::date or s.heard_count < ${perDay})`;
  const { rows } = await sql<{ user_id: number; standing: number }>`
    with fitting as materialized (
      select l.user_id, l.standing from creator_listings l join storefronts s on s.user_id = l.user_id
      where l.category = ${wanted.category}::smallint and l.style = ${wanted.style}::smallint and l.is_on
        and l.price_fen <= ${wanted.budgetMaxFen} and ${mayHear} and l.user_id <> ${wanted.publisherId}
        and ${areNotApart(wanted.publisherId, sql.ref('l.user_id'))}
      order by l.standing desc, l.user_id desc limit ${most}
    ), locked as materialized (
      select s.user_id from storefronts s where s.user_id in (select user_id from fitting) and ${mayHear}
      order by s.user_id for no key update
    ), told as (
      update storefronts s set heard_count = case when s.heard_on = ${today}::date then s.heard_count + 1 else 1 end,
        heard_on = ${today}::date
      from locked where s.user_id = locked.user_id returning s.user_id
    )
    select told.user_id, fitting.standing from told join fitting using (user_id)
    order by fitting.standing desc, told.user_id desc`.execute(tx);
  return rows.map((row) => row.user_id);
}
