import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { bountyLimits } from '@zaojie/contract/bounties/bounty-limits';
import { emittingEvent } from '../../../platform/events/emit-event.ts';

// Moves of all that wait at once: a bounty may have hundreds. The rows of the state table that they stand for hold for
// every state that waits.

const isWaiting = sql`status in ('pending', 'viewed', 'shortlisted')`;
const told = (move: 'expire' | 'decline') =>
  emittingEvent(
    'application.moved',
    { applicationId: sql`moved.id`, bountyId: sql`moved.bounty_id`, move: sql`${sql.lit(move)}::text` },
    sql`moved`,
  );

/** Whoever holds the bounty may do this. */
export async function expireApplications(tx: Tx, bountyId: number, now: Date): Promise<void> {
  await sql`
    with moved as (
      update bounty_applications set status = 'expired', decided_at = ${now}, updated_at = ${now}
      where bounty_id = ${bountyId} and ${isWaiting} returning id, bounty_id
    ) ${told('expire')}`.execute(tx);
}

export type Declined = { declined: number; viewed: number; due: number; in_time: number };

/** Declines all that wait, and says what that adds to the counts and to the owner's record. */
export async function declineWaiting(
  tx: Tx,
  bountyId: number,
  { reason, now }: { reason: string; now: Date },
): Promise<Declined> {
  const inTime = sql`created_at >= ${now}::timestamptz - make_interval(days => ${bountyLimits.replyDays}::int)`;
  const { rows } = await sql<Declined>`
    with before as (
      select id, viewed_at is null as was_unseen, not is_reply_counted as is_due,
        not is_reply_counted and ${inTime} as is_in_time
      from bounty_applications where bounty_id = ${bountyId} and ${isWaiting} order by id for update
    ), moved as (
      update bounty_applications a set status = 'declined', reason = ${reason}, decided_at = ${now}, updated_at = ${now},
        viewed_at = coalesce(a.viewed_at, ${now}), answered_at = coalesce(a.answered_at, ${now}), is_reply_counted = true
      from before where a.id = before.id returning a.id, a.bounty_id
    ), told as (${told('decline')})
    select count(*)::int as declined, count(*) filter (where was_unseen)::int as viewed,
      count(*) filter (where is_due)::int as due, count(*) filter (where is_in_time)::int as in_time
    from before`.execute(tx);
  return rows[0] ?? { declined: 0, viewed: 0, due: 0, in_time: 0 };
}
