import type { Tx } from '../../../db/database.ts';
import { moveOrder } from '../engine/move-order.ts';
import { heldOf, isEnded, type OrderRow } from '../engine/order-row.ts';
import { lockOrder, liveOrderIds } from '../engine/order.queries.ts';
import { openCase } from './open-case.ts';

export type HandingOver = {
  /** Whose account is banned. */
  userId: number;
  /** Who banned it. */
  adminId: number;
  reason: string;
};

async function handOverOne(tx: Tx, order: OrderRow, { adminId, reason }: HandingOver, now: Date) {
  const actor = { role: 'admin' as const, userId: adminId };
  if (order.status === 'pending_deposit' || order.status === 'pending_confirm') {
    await moveOrder(tx, order, {
      move: 'handOver',
      actor,
      now,
      changes: { end_reason: reason },
      event: { kind: 'cancelled', text: reason, data: { amountFen: heldOf(order) } },
    });
    return;
  }
  await openCase(tx, order, {
    move: 'handOver',
    actor,
    bySide: 'admin',
    event: 'handed_over',
    reason,
    claimFen: null,
    now,
  });
}

/**
 * What becomes of the live orders of an account that is banned: an arbiter rules what has begun, everything paid for the rest
 * goes back. What is over or being ruled stays as it is. Answers with how many it was.
 */
export async function handOverOrders(tx: Tx, handing: HandingOver, now: Date): Promise<number> {
  let count = 0;
  for (const id of await liveOrderIds(tx, handing.userId)) {
    const order = await lockOrder(tx, id);
    // It may have ended or been disputed while somebody else held the lock.
    if (!order || order.status === 'disputing' || isEnded(order.status)) continue;
    await handOverOne(tx, order, handing, now);
    count++;
  }
  return count;
}
