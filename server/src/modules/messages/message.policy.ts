import type { DeclaredError } from '@zaojie/contract/errors';
import { limits } from '@zaojie/contract/limits';
import { messageErrors } from '@zaojie/contract/messages/message.errors';
import type { MessageSettings } from '@zaojie/contract/notifications/notification.schemas';

const { strangerMessages, revokeMinutes } = limits.message;

/** What stands between two people, as the one who wants to write sees it. */
export type Relation = {
  has_blocked_peer: boolean;
  is_blocked_by_peer: boolean;
  is_followed_by_peer: boolean;
  has_peer_written: boolean;
  sent_count: number;
  /** What their settings say of those who begin. */
  accept_from: MessageSettings['accept_from'];
};

/** How many more may be sent before an answer; null for people who aren't strangers. */
export function strangerLeft(relation: Relation): number | null {
  if (relation.has_peer_written || relation.is_followed_by_peer) return null;
  return Math.max(0, strangerMessages - relation.sent_count);
}

/** Who has written may be answered, whatever the settings say. */
function isAccepted({ has_peer_written, accept_from, is_followed_by_peer }: Relation): boolean {
  return (
    has_peer_written || accept_from === 'everyone' || (accept_from === 'followed' && is_followed_by_peer)
  );
}

/** Why nothing can be sent; null when it can. */
export function whyNotSend(relation: Relation): DeclaredError | null {
  if (relation.has_blocked_peer) return messageErrors.peerBlocked;
  if (relation.is_blocked_by_peer) return messageErrors.refusedByPeer;
  if (!isAccepted(relation)) return messageErrors.notAccepted;
  return strangerLeft(relation) === 0 ? messageErrors.strangerLimit : null;
}

export function revocableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + revokeMinutes * 60_000);
}
