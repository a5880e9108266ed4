import { yuanText } from '@zaojie/contract/money';
import type { ruleDispute as endpoint } from '@zaojie/contract/orders/dispute.endpoints';
import { disputeErrors } from '@zaojie/contract/orders/order.errors';
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

/** To the fen: so much back, the rest to the creator less the fee. Of two who rule at once, the second is refused. */
export const ruleDispute: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const now = context.now();
  const ruled = await context.transaction(async (tx) => {
    const asked = await findDispute(tx, { id: body.dispute_id });
    const order = asked && (await lockOrder(tx, asked.order_id));
    // Asked again under the lock: the evidence may have closed meanwhile.
    const known = order && (await findDispute(tx, { id: body.dispute_id }));
    if (!known || !order) throw new Refusal(disputeErrors.notFound);
    const held = heldOf(order);
    // The state first: of an order that is over nothing is held.
    const isWhole = held > 0 && body.client_amount === held;
    if (order.status === 'disputing' && body.client_amount > held) {
      throw new Refusal(disputeErrors.splitWrong, { values: { n: yuanText(held) } });
    }
    const split = splitHeld(held, Math.min(held, body.client_amount));
    const move = isWhole ? 'ruleWhole' : 'rulePart';
    const moved = await moveOrder(tx, order, {
      move,
      actor: { role: 'admin', userId },
      now,
      amountFen: split.clientFen,
      event: { kind: 'ruled', text: body.reason, data: { split } },
    });
    const status = nextDisputeStatus(known.status, move, 'admin');
    const ruling = { ...split, status, reason: body.reason, cited: body.cited, ruledBy: userId };
    await writeRuling(tx, known.id, ruling, now);
    await record(
      tx,
      { actorId: userId, deed: 'dispute.rule', subject: 'dispute', subjectId: known.id, reason: body.reason },
      now,
    );
    await handOver(tx, moved, now);
    if (body.revoke_licence)
      await revokeLicence(tx, moved.order, { adminId: userId, reason: body.reason }, now);
    return getCase(tx, context, known.id);
  });
  return new Answer('裁决已作出', ruled);
};
