import { bountyStatusLabel, type BountyStatus } from '@zaojie/contract/bounties/bounty-availability';
import { bountyErrors } from '@zaojie/contract/bounties/bounty.errors';
import { endOfDay } from '@zaojie/contract/days';
import type { Tx } from '../../../db/database.ts';
import { decide } from '../../../frame/state-machine/decide.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { cancelJob, scheduleJob } from '../../../platform/jobs/schedule-job.ts';
import { expireApplications } from '../applications/application-moves.queries.ts';
import { subjectOf } from '../bounty.policy.ts';
import { setBountyState, type LockedBounty } from '../bounty.queries.ts';
import { bountyTable, type BountyEffect, type BountyMachine, type BountyMove } from '../bounty.rules.ts';

declare module '../../../platform/jobs/job-types.ts' {
  interface AppJobs {
    'close-bounty': { bountyId: number };
  }
}

export type Moving = { now: Date; deadline?: string | undefined };

const timerKey = (bountyId: number) => `close-bounty:${bountyId}`;

const opened = (bounty: LockedBounty) => ({
  bountyId: bounty.id,
  publisherId: bounty.user_id,
  category: bounty.category,
  style: bounty.style,
  budgetMinFen: bounty.budget_min_fen,
  budgetMaxFen: bounty.budget_max_fen,
});

async function carryOut(tx: Tx, bounty: LockedBounty, effect: BountyEffect, now: Date): Promise<void> {
  const { id: bountyId, deadline } = bounty;
  if (effect === 'open') await emitEvent(tx, 'bounty.opened', opened(bounty));
  if (effect === 'expire_applications') await expireApplications(tx, bountyId, now);
  if (effect === 'drop_timer') await cancelJob(tx, timerKey(bountyId));
  if (effect === 'set_timer') {
    await scheduleJob(
      tx,
      'close-bounty',
      { bountyId },
      { runAt: endOfDay(deadline), key: timerKey(bountyId) },
    );
  }
}

/** What the move makes of the bounty, written down with all it brings about; null where the table says no. */
export async function tryMove(
  tx: Tx,
  bounty: LockedBounty,
  move: BountyMove,
  role: BountyMachine['role'],
  { now, deadline = bounty.deadline }: Moving,
): Promise<LockedBounty | null> {
  const decision = decide(bountyTable, subjectOf(bounty, now), move, role);
  if (!decision.isAllowed) return null;
  const { effects, to } = decision;
  const isStopped = effects.includes('stop') || (bounty.stop_recruit && !effects.includes('resume'));
  const moved: LockedBounty = { ...bounty, status: to, stop_recruit: isStopped, deadline };
  await setBountyState(tx, bounty.id, {
    status: to,
    stop_recruit: isStopped,
    deadline,
    updated_at: now,
  });
  for (const effect of effects) await carryOut(tx, moved, effect, now);
  await emitEvent(tx, 'bounty.moved', { bountyId: bounty.id, move });
  return moved;
}

export function wrongState(status: BountyStatus): Refusal {
  return new Refusal(bountyErrors.wrongState, { values: { status: bountyStatusLabel(status) } });
}

export async function moveBounty(
  ...[tx, bounty, ...rest]: Parameters<typeof tryMove>
): Promise<LockedBounty> {
  const moved = await tryMove(tx, bounty, ...rest);
  if (!moved) throw wrongState(bounty.status);
  return moved;
}

/** Whatever its orders and its owner have made of it: completed, open again, or closed. */
export async function settleBounty(tx: Tx, bounty: LockedBounty, now: Date): Promise<void> {
  const completed = await tryMove(tx, bounty, 'complete', 'system', { now });
  if (!completed) await tryMove(tx, bounty, 'fall_through', 'system', { now });
}
