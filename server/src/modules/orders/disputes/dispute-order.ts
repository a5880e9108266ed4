import { orderLimits as limit } from '@zaojie/contract/orders/order-limits';
import { yuanText } from '@zaojie/contract/money';
import type { EndpointInput } from '@zaojie/contract/endpoint';
import type {
  disputeOrder as disputeEndpoint,
  stateInDispute as stateEndpoint,
} from '@zaojie/contract/orders/dispute.endpoints';
import { disputeErrors, orderErrors, refundErrors } from '@zaojie/contract/orders/order.errors';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { hoursAfter } from '../engine/clock.ts';
import { checkStep, moveOrder } from '../engine/move-order.ts';
import { heldOf } from '../engine/order-row.ts';
import { claimPictures, keepPictures, withPictures, type SentPictures } from '../files/order-pictures.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { takeStep, type Acting } from '../steps/acting.ts';
import { findDetail } from '../view/detail.queries.ts';
import { collectPack } from './collect-pack.ts';
import { countStatements, findDispute, insertDispute, insertStatement } from './dispute.queries.ts';
type Form = EndpointInput<typeof disputeEndpoint>['body'];
type Said = { disputeId: number; content: string };

async function say(acting: Acting, { disputeId, content }: Said, sent: SentPictures): Promise<void> {
  const { tx, order, actor, now } = acting;
  const images = await claimPictures(tx, sent, now);
  const id = await insertStatement(
    tx,
    { dispute_id: disputeId, by_side: actor.role, user_id: actor.userId, content, images },
    now,
  );
  await keepPictures(tx, { order, kind: 'order-statement', ownerId: id }, images);
}

async function open(acting: Acting, form: Form, sent: SentPictures): Promise<void> {
  const { tx, order, actor, now } = acting;
  checkStep(order, { move: 'dispute', actor, now });
  const held = heldOf(order);
  const claim = form.amount ?? null;
  if (claim !== null && claim > held) {
    throw new Refusal(disputeErrors.splitWrong, { values: { n: yuanText(held) } });
  }
  const evidenceUntil = hoursAfter(now, limit.evidenceHours);
  await moveOrder(tx, order, {
    move: 'dispute',
    actor,
    now,
    changes: { evidence_due_at: evidenceUntil, accept_due_at: null, refund_due_at: null },
    event: { kind: 'disputed', text: form.reason, data: { amountFen: held } },
  });
  if (order.status === 'refunding') await settleRefund(tx, order.id, { move: 'dispute', actor }, now);
  // Collected the moment that it is opened, with the opening in it: what comes later is a statement.
  const row = await findDetail(tx, order.id);
  if (!row) throw new Refusal(orderErrors.notFound);
  const { pack, sha256 } = await collectPack(tx, row);
  const disputeId = await insertDispute(
    tx,
    {
      order_id: order.id,
      by_side: actor.role,
      reason: form.reason,
      claim_fen: claim,
      held_fen: held,
      evidence_until: evidenceUntil,
      pack,
      pack_sha256: sha256,
    },
    now,
  );
  if (form.description !== '' || sent.drafts.length > 0) {
    await say(acting, { disputeId, content: form.description || form.reason }, sent);
  }
}

const unknown = () => new Refusal(refundErrors.imageUnknown);

export const disputeOrder: Action<typeof disputeEndpoint> = async (context, { body }) => {
  const detail = await withPictures(context, { urls: body.images, unknown }, (sent) =>
    takeStep(context, body.order_id, (acting) => open(acting, body, sent)),
  );
  return new Answer('仲裁申请已提交，资金已冻结', detail);
};

async function state(acting: Acting, content: string, sent: SentPictures): Promise<void> {
  const { tx, order, actor, now } = acting;
  await moveOrder(tx, order, { move: 'state', actor, now, event: { kind: 'stated' } });
  const dispute = await findDispute(tx, { orderId: order.id });
  if (!dispute) throw new Refusal(orderErrors.notFound);
  if ((await countStatements(tx, dispute.id, actor.role)) >= limit.statementsMax) {
    throw new Refusal(disputeErrors.tooManyStatements);
  }
  await say(acting, { disputeId: dispute.id, content }, sent);
}

export const stateInDispute: Action<typeof stateEndpoint> = async (context, { body }) => {
  const detail = await withPictures(context, { urls: body.images, unknown }, (sent) =>
    takeStep(context, body.order_id, (acting) => state(acting, body.content, sent)),
  );
  return new Answer('陈述已提交', detail);
};
