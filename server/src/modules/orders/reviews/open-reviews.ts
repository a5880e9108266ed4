import type { Tx } from '../../../db/database.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { bySystem, moveOrder } from '../engine/move-order.ts';
import type { OrderRow } from '../engine/order-row.ts';
import { tellShown } from '../../words/index.ts';
import { openOfOrder } from './review.queries.ts';

/** From here on both sides, and whoever looks at the creator, read what was written. */
export async function unseal(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  for (const { id, content } of await openOfOrder(tx, order.id, now)) {
    await tellShown(tx, { kind: 'review', targetId: id }, [content]);
  }
  await emitEvent(tx, 'order.reviewed', { orderId: order.id, creatorId: order.creator_id });
}

/** Some days after the first one, whether or not the other side has written. */
export async function openReviews(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await moveOrder(tx, order, {
    move: 'openReviews',
    actor: bySystem,
    now,
    changes: { reviews_due_at: null },
  });
  await unseal(tx, order, now);
}
