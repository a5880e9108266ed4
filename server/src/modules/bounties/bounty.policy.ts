import { applyAvailability } from '@zaojie/contract/bounties/bounty-availability';
import type { BountyCan } from '@zaojie/contract/bounties/bounty.schemas';
import { dayInShanghai } from '@zaojie/contract/days';
import type { Viewer } from '../../frame/context.ts';
import { movesFor } from '../../frame/state-machine/decide.ts';
import { canFollowUser } from '../users/index.ts';
import type { BountyRow } from './bounty-rows.ts';
import { bountyTable, type BountyMachine, type BountySubject } from './bounty.rules.ts';

export function roleOf(viewer: Pick<Viewer, 'userId'> | null, ownerId: number): BountyMachine['role'] {
  return viewer?.userId === ownerId ? 'owner' : 'other';
}

export function subjectOf(
  bounty: Pick<BountyRow, 'status' | 'allow_multiple' | 'stop_recruit' | 'deadline'> & {
    live_orders: number;
    completed_orders: number;
  },
  now: Date,
): BountySubject {
  return {
    state: bounty.status,
    allowsMultiple: bounty.allow_multiple,
    isStopped: bounty.stop_recruit,
    isOver: bounty.deadline < dayInShanghai(now),
    liveOrders: bounty.live_orders,
    completedOrders: bounty.completed_orders,
  };
}

/** Pending ones are their owner's; deleted ones never come here. */
export function canSee(viewer: Viewer | null, bounty: { status: string; user_id: number }): boolean {
  return bounty.status !== 'pending' || viewer?.userId === bounty.user_id;
}

/** Visitors see buttons too: pressing one leads to the login page. */
export function bountyCanOf(row: BountyRow, viewer: Viewer | null, now: Date): BountyCan {
  const role = roleOf(viewer, row.user_id);
  const isOwner = role === 'owner';
  // Nobody else moves anything, and most who look are somebody else.
  const moves = new Set(isOwner ? movesFor(bountyTable, subjectOf(row, now), role) : []);
  const availability = applyAvailability({ ...row, is_owner: isOwner }, now);
  return {
    edit: moves.has('edit'),
    edit_terms: moves.has('edit') && row.applications_count === 0,
    append: moves.has('append'),
    close: moves.has('close'),
    reopen: moves.has('reopen'),
    stop_recruit: moves.has('stop_recruit'),
    extend: moves.has('extend'),
    delete: isOwner && row.live_orders === 0,
    invite: moves.has('invite'),
    apply: availability.can_apply && !row.has_publisher_blocked_viewer && !row.is_publisher_blocked,
    favorite: true,
    follow: canFollowUser(viewer, {
      userId: row.user_id,
      isBlocked: row.is_publisher_blocked,
      hasBlockedViewer: row.has_publisher_blocked_viewer,
    }),
  };
}
