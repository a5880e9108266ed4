import { orderLimits as limit } from '@zaojie/contract/orders/order-limits';
import type { OrderEventKind } from '@zaojie/contract/orders/order-words';
import { orderErrors } from '@zaojie/contract/orders/order.errors';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { hoursAfter } from '../engine/clock.ts';
import { moveOrder, type Actor } from '../engine/move-order.ts';
import { heldOf, type OrderRow, type Side } from '../engine/order-row.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { findDetail } from '../view/detail.queries.ts';
import { collectPack } from './collect-pack.ts';
import { insertDispute } from './dispute.queries.ts';

export type Opening = {
  move: 'dispute' | 'handOver';
  actor: Actor;
  bySide: Side | 'admin';
  event: OrderEventKind;
  reason: string;
  claimFen: number | null;
  now: Date;
};

/** Freezes what is held and lays the evidence beside it; answers with the dispute's number. */
export async function openCase(tx: Tx, order: OrderRow, opening: Opening): Promise<number> {
  const { move, actor, reason, now } = opening;
  const held = heldOf(order);
  const evidenceUntil = hoursAfter(now, limit.evidenceHours);
  await moveOrder(tx, order, {
    move,
    actor,
    now,
    changes: { evidence_due_at: evidenceUntil, accept_due_at: null, refund_due_at: null },
    event: { kind: opening.event, text: reason, data: { amountFen: held } },
  });
  if (order.status === 'refunding') await settleRefund(tx, order.id, { move, actor }, now);
  // Collected the moment that it is opened, with the opening in it: what comes later is a statement.
  const row = await findDetail(tx, order.id);
  if (!row) throw new Refusal(orderErrors.notFound);
  const { pack, sha256 } = await collectPack(tx, row);
  return insertDispute(
    tx,
    {
      order_id: order.id,
      by_side: opening.bySide,
      reason,
      claim_fen: opening.claimFen,
      held_fen: held,
      evidence_until: evidenceUntil,
      pack,
      pack_sha256: sha256,
    },
    now,
  );
}
