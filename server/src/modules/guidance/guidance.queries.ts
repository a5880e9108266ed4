import type { GuidancePart } from '@zaojie/contract/guidance/guidance.schemas';
import { storefrontLimits } from '@zaojie/contract/storefronts/storefront-limits';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { verifiedOf } from '../verifications/index.ts';
import type { FirstSteps } from './guidance.rules.ts';

/** What somebody has done, each looked up by an index. */
export function firstStepsQuery(userId: number): RawBuilder<FirstSteps> {
  const me = sql.val(userId);
  return sql<FirstSteps>`
    select u.created_at as "joinedAt",
      array(select part from guidance_closed where user_id = u.id) as closed,
      json_build_object(
        'work', u.shown_work_count > 0,
        'service', s.starting_price_fen is not null,
        'schedule', coalesce(s.types <> '{}' or s.seats <> ${sql.lit(storefrontLimits.schedule.seatsDefault)}, false)
          or exists (select 1 from vacations v where v.user_id = u.id),
        'verification', coalesce(v.verified ->> 'personal' = 'true' or v.verified ->> 'creator' = 'true'
          or v.verified ->> 'enterprise' = 'true', false),
        'hasFinishedOrders', coalesce(s.completed_count > 0, false)
      ) as creator,
      json_build_object(
        'bounty', exists (select 1 from bounties b where b.user_id = u.id and b.deleted_at is null)
          or exists (select 1 from orders o where o.client_id = u.id),
        'order', exists (select 1 from orders o where o.client_id = u.id
          and o.status not in ('pending_deposit', 'cancelled', 'refunded')),
        'receipt', exists (select 1 from orders o where o.client_id = u.id and o.status = 'completed')
      ) as client
    from users u left join storefronts s on s.user_id = u.id
      cross join lateral (select ${verifiedOf(me)} as verified) v
    where u.id = ${userId}`;
}

export async function getFirstSteps(db: Db, userId: number): Promise<FirstSteps> {
  const { rows } = await firstStepsQuery(userId).execute(db);
  if (!rows[0]) throw new Error(`No user ${userId}`);
  return rows[0];
}

export async function insertClosed(db: Db, userId: number, part: GuidancePart, now: Date): Promise<void> {
  await db
    .insertInto('guidance_closed')
    .values({ user_id: userId, part, closed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
