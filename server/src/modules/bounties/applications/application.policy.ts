import { isRecruiting } from '@zaojie/contract/bounties/bounty-availability';
import type { ApplicationCan } from '@zaojie/contract/bounties/application.schemas';
import { decide, movesFor } from '../../../frame/state-machine/decide.ts';
import { subjectOf } from '../bounty.policy.ts';
import type { LockedBounty } from '../bounty.queries.ts';
import { bountyTable } from '../bounty.rules.ts';
import type { ApplicationRow } from './application-rows.ts';
import { applicationTable, type ApplicationMachine, type ApplicationSubject } from './application.rules.ts';

type BountyFacts = Pick<LockedBounty, 'status' | 'allow_multiple' | 'stop_recruit' | 'deadline'>;

export function applicationRoleOf(
  viewerId: number,
  application: { user_id: number; owner_id: number },
): ApplicationMachine['role'] {
  if (viewerId === application.owner_id) return 'owner';
  return viewerId === application.user_id ? 'applicant' : 'other';
}

export function applicationSubjectOf(
  application: { status: ApplicationSubject['state'] },
  bounty: BountyFacts,
  now: Date,
): ApplicationSubject {
  // Whether one may be accepted doesn't depend on orders: the state of the bounty says it.
  const subject = subjectOf({ ...bounty, live_orders: 0, completed_orders: 0 }, now);
  return {
    state: application.status,
    isRecruiting: isRecruiting(bounty, now),
    hasPlace: decide(bountyTable, subject, 'accept', 'owner').isAllowed,
  };
}

export function applicationCanOf(row: ApplicationRow, viewerId: number, now: Date): ApplicationCan {
  const role = applicationRoleOf(viewerId, row);
  const bounty = { ...row, status: row.bounty_status };
  const subject = applicationSubjectOf(row, bounty, now);
  const moves = new Set(row.is_bounty_deleted ? [] : movesFor(applicationTable, subject, role));
  return {
    // Looking again is allowed and changes nothing, so it isn't offered.
    view: row.status === 'pending' && moves.has('view'),
    shortlist: moves.has('shortlist'),
    unshortlist: moves.has('unshortlist'),
    accept: moves.has('accept'),
    decline: moves.has('decline'),
    edit: moves.has('edit'),
    withdraw: moves.has('withdraw'),
    delete: role === 'applicant' && row.status !== 'accepted',
  };
}
