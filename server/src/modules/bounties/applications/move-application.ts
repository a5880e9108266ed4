import {
  applicationStatusLabels,
  type ApplicationStatus,
} from '@zaojie/contract/bounties/application-status';
import { applicationErrors } from '@zaojie/contract/bounties/application.errors';
import { bountyLimits } from '@zaojie/contract/bounties/bounty-limits';
import type { Tx } from '../../../db/database.ts';
import { decide, type Refused } from '../../../frame/state-machine/decide.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { moveApplicationCounts, type LockedBounty } from '../bounty.queries.ts';
import { moveRecord } from '../record.queries.ts';
import { applicationSubjectOf } from './application.policy.ts';
import { changeState, type LockedApplication, type StateChange } from './application.queries.ts';
import { applicationTable, type ApplicationMachine, type ApplicationMove } from './application.rules.ts';

export type ApplicationMoving = {
  application: LockedApplication;
  /** Locked before the application. */
  bounty: LockedBounty;
  move: ApplicationMove;
  role: ApplicationMachine['role'];
  now: Date;
  reason?: string;
};

const decided: ReadonlySet<ApplicationStatus> = new Set(['accepted', 'declined', 'withdrawn', 'expired']);
const DAY_MS = 86_400_000;

function changeOf(
  { application, role, now, reason = '' }: ApplicationMoving,
  to: ApplicationStatus,
): StateChange {
  const isSeen = role === 'owner' && application.viewed_at === null;
  return {
    status: to,
    decided_at: decided.has(to) ? now : null,
    ...(isSeen && { viewed_at: now }),
    ...(to === 'shortlisted' && { shortlisted_at: now }),
    ...(to === 'viewed' && { shortlisted_at: null }),
    ...(to === 'declined' && { reason }),
  };
}

function refusalOf(refused: Refused<ApplicationMachine>): Refusal {
  if (refused.why === 'guard') {
    return new Refusal(refused.reason === 'closed' ? applicationErrors.closed : applicationErrors.slotTaken);
  }
  return new Refusal(applicationErrors.wrongState, {
    values: { status: applicationStatusLabels[refused.state] },
  });
}

async function countAnswer(tx: Tx, { application, now }: ApplicationMoving): Promise<StateChange> {
  if (application.answered_at !== null) return {};
  if (application.is_reply_counted) return { answered_at: now };
  const isInTime = now.getTime() - application.created_at.getTime() <= bountyLimits.replyDays * DAY_MS;
  await moveRecord(tx, application.owner_id, { replies_due: 1, replies_in_time: isInTime ? 1 : 0 });
  return { answered_at: now, is_reply_counted: true };
}

/** Moves it with its counts and its owner's record, or refuses. What `create_order` means is the caller's. */
export async function moveApplication(tx: Tx, moving: ApplicationMoving): Promise<ApplicationStatus> {
  const { application, bounty, move, role, now } = moving;
  const subject = applicationSubjectOf(application, bounty, now);
  const decision = decide(applicationTable, subject, move, role);
  if (!decision.isAllowed) throw refusalOf(decision);
  if (decision.to === application.status) return decision.to;
  const { effects } = decision;
  const change = changeOf(moving, decision.to);
  const answer = effects.includes('answered') ? await countAnswer(tx, moving) : {};
  await changeState(tx, application.id, { ...change, ...answer }, now);
  const wasViewed = application.viewed_at === null ? 0 : 1;
  const counts = { applications: 0, viewed: change.viewed_at ? 1 : 0 };
  if (effects.includes('uncount')) Object.assign(counts, { applications: -1, viewed: -wasViewed });
  if (effects.includes('recount')) counts.applications = 1;
  if (counts.applications !== 0 || counts.viewed !== 0) {
    await moveApplicationCounts(tx, application.bounty_id, counts);
  }
  await emitEvent(tx, 'application.moved', {
    applicationId: application.id,
    bountyId: application.bounty_id,
    move,
  });
  return decision.to;
}
