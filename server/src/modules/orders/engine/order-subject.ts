import { dayInShanghai } from '@zaojie/contract/days';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { acceptReminderAt, daysAfter, endUnpaidAt, freeCancelOf, isReached } from './clock.ts';
import { heldOf, unpaidOf, type OrderRow } from './order-row.ts';
import type { OrderSubject } from './order.rules.ts';
import { dueReminderAt } from './situation.ts';

/** The order as its state table asks about it. */
export function subjectOf(order: OrderRow, now: Date): OrderSubject {
  const held = heldOf(order);
  return {
    state: order.status,
    isPaidUp: unpaidOf(order) === 0,
    isHolding: held > 0,
    hasDelivery: order.delivery_count > 0,
    hasRevisionsLeft: order.revisions_used < order.revisions_included,
    isAbandoned: isReached(freeCancelOf(order)?.at ?? null, now),
    isUnpaidForLong: isReached(endUnpaidAt(order), now),
    isRemindedToday: order.reminded_at !== null && dayInShanghai(order.reminded_at) === dayInShanghai(now),
    isExtensionOpen: order.extension_due_at !== null,
    changeBy: order.change_by,
    isRefundWhole: order.frozen_fen === held,
    resumeStatus: order.resume_status,
    isEvidenceOpen: order.evidence_due_at !== null && now < order.evidence_due_at,
    hasReviewed: { client: order.client_reviewed_at !== null, creator: order.creator_reviewed_at !== null },
    isReviewTime: order.completed_at !== null && now < daysAfter(order.completed_at, orderLimits.reviewDays),
    isDue: {
      deposit: isReached(order.deposit_due_at, now),
      confirm: isReached(order.confirm_due_at, now),
      accept: isReached(order.accept_due_at, now),
      acceptReminder: isReached(acceptReminderAt(order), now),
      refund: isReached(order.refund_due_at, now),
      extension: isReached(order.extension_due_at, now),
      change: isReached(order.change_due_at, now),
      evidence: isReached(order.evidence_due_at, now),
      reviews: isReached(order.reviews_due_at, now),
      dueReminder: isReached(dueReminderAt(order), now),
    },
  };
}
