import type { Tx } from '../../../db/database.ts';
import { bySystem, moveOrder } from '../engine/move-order.ts';
import type { OrderRow } from '../engine/order-row.ts';
import { findDispute, setDisputeStatus } from './dispute.queries.ts';
import { nextDisputeStatus } from './dispute.rules.ts';

/** Nothing is decided by silence: from here on it waits for the arbiter. */
export async function closeEvidence(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await moveOrder(tx, order, {
    move: 'closeEvidence',
    actor: bySystem,
    now,
    changes: { evidence_due_at: null },
    event: { kind: 'evidence_closed' },
  });
  const dispute = await findDispute(tx, { orderId: order.id });
  if (!dispute) return;
  await setDisputeStatus(tx, order.id, nextDisputeStatus(dispute.status, 'closeEvidence', 'system'));
}
