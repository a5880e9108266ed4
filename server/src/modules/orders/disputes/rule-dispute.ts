import { yuanText } from '@zaojie/contract/money';
import type { ruleDispute as endpoint } from '@zaojie/contract/orders/dispute.endpoints';
import { disputeErrors } from '@zaojie/contract/orders/order.errors';
import type { EndpointInput } from '@zaojie/contract/endpoint';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { record } from '../../audit/index.ts';
import { handOver } from '../deliveries/complete-order.ts';
import { splitHeld } from '@zaojie/contract/orders/order-split';
import { moveOrder } from '../engine/move-order.ts';
import { heldOf } from '../engine/order-row.ts';
import { lockOrder } from '../engine/order.queries.ts';
import { revokeLicence } from '../licences/revoke-licence.ts';
import { findDispute, writeRuling } from './dispute.queries.ts';
import { getCase } from './dispute-case.ts';
import { nextDisputeStatus } from './dispute.rules.ts';

type Ruling = EndpointInput<typeof endpoint>['body'];

/** To the fen: so much back, the rest to the creator less the fee. Of two who rule at once, the second is refused. */
export async function rule(
  tx: Tx,
  ruling: Ruling,
  { adminId, now }: { adminId: number; now: Date },
): Promise<number> {
  const asked = await findDispute(tx, { id: ruling.dispute_id });
  const order = asked && (await lockOrder(tx, asked.order_id));
  // Asked again under the lock: the evidence may have closed meanwhile.
  const known = order && (await findDispute(tx, { id: ruling.dispute_id }));
  if (!known || !order) throw new Refusal(disputeErrors.notFound);
  const held = heldOf(order);
  // The state first: of an order that is over nothing is held.
  const isWhole = held > 0 && ruling.client_amount === held;
  if (order.status === 'disputing' && ruling.client_amount > held) {
    throw new Refusal(disputeErrors.splitWrong, { values: { n: yuanText(held) } });
  }
  const split = splitHeld(held, Math.min(held, ruling.client_amount));
  const move = isWhole ? 'ruleWhole' : 'rulePart';
  const { reason, cited } = ruling;
  const moved = await moveOrder(tx, order, {
    move,
    actor: { role: 'admin', userId: adminId },
    now,
    amountFen: split.clientFen,
    event: { kind: 'ruled', text: reason, data: { split } },
  });
  const status = nextDisputeStatus(known.status, move, 'admin');
  await writeRuling(tx, known.id, { ...split, status, reason, cited, ruledBy: adminId }, now);
  const deed = { actorId: adminId, deed: 'dispute.rule', subject: 'dispute', subjectId: known.id } as const;
  await record(tx, { ...deed, reason }, now);
  await handOver(tx, moved, now);
  if (ruling.revoke_licence) await revokeLicence(tx, moved.order, { adminId, reason }, now);
  return known.id;
}

export const ruleDispute: Action<typeof endpoint> = async (context, { body }) => {
  const ruled = await context.transaction(async (tx) => {
    const ruling = { adminId: context.viewer.userId, now: context.now() };
    return getCase(tx, context, await rule(tx, body, ruling));
  });
  return new Answer('裁决已作出', ruled);
};
