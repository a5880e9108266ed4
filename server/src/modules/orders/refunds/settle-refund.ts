import type { Tx } from '../../../db/database.ts';
import { decide } from '../../../frame/state-machine/decide.ts';
import type { Actor } from '../engine/move-order.ts';
import { decideRefund } from './refund.queries.ts';
import { refundTable, type RefundMachine } from './refund.rules.ts';

/** What the order's move makes of the refund that was open. */
export async function settleRefund(
  tx: Tx,
  orderId: number,
  { move, actor, answer = '' }: { move: RefundMachine['move']; actor: Actor; answer?: string },
  now: Date,
): Promise<void> {
  const decision = decide(refundTable, { state: 'open' }, move, actor.role);
  if (!decision.isAllowed) throw new Error(`the order allowed what its refund doesn't: ${move}`);
  await decideRefund(tx, orderId, { status: decision.to, answer }, now);
}
