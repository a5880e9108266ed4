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
import { checkStep, moveOrder } from '../engine/move-order.ts';
import { heldOf } from '../engine/order-row.ts';
import { claimPictures, keepPictures, withPictures, type SentPictures } from '../files/order-pictures.ts';
import { takeStep, type Acting } from '../steps/acting.ts';
import { openCase } from './open-case.ts';
import { countStatements, findDispute, insertStatement } from './dispute.queries.ts';
type Form = EndpointInput<typeof disputeEndpoint>['body'];
const unknown = () => new Refusal(refundErrors.imageUnknown);
const noPictures: SentPictures = { drafts: [], unknown };
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

export async function openDispute(
  acting: Acting,
  form: Pick<Form, 'reason' | 'description' | 'amount'>,
  sent: SentPictures = noPictures,
): Promise<void> {
  const { tx, order, actor, now } = acting;
  checkStep(order, { move: 'dispute', actor, now });
  const held = heldOf(order);
  const claim = form.amount ?? null;
  if (claim !== null && claim > held) {
    throw new Refusal(disputeErrors.splitWrong, { values: { n: yuanText(held) } });
  }
  const disputeId = await openCase(tx, order, {
    move: 'dispute',
    actor,
    bySide: actor.role,
    event: 'disputed',
    reason: form.reason,
    claimFen: claim,
    now,
  });
  if (form.description !== '' || sent.drafts.length > 0) {
    await say(acting, { disputeId, content: form.description || form.reason }, sent);
  }
}

export const disputeOrder: Action<typeof disputeEndpoint> = async (context, { body }) => {
  const detail = await withPictures(context, { urls: body.images, unknown }, (sent) =>
    takeStep(context, body.order_id, (acting) => openDispute(acting, body, sent)),
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
