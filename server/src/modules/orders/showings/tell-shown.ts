import type { Tx } from '../../../db/database.ts';
import { tellEvent } from '../engine/move-order.ts';
import type { OrderRow } from '../engine/order-row.ts';
import type { Acting } from '../steps/acting.ts';

/** The other side hears that the work was shown. */
export async function tellShown(tx: Tx, order: OrderRow, actor: Acting['actor'], now: Date): Promise<void> {
  await tellEvent(tx, order, { kind: 'shown', actor, now });
}
