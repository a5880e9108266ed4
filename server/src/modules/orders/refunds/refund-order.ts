import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { yuanText } from '@zaojie/contract/money';
import type { refundOrder as endpoint } from '@zaojie/contract/orders/dispute.endpoints';
import { refundErrors } from '@zaojie/contract/orders/order.errors';
import type { RefundForm } from '@zaojie/contract/orders/dispute-forms.schemas';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { hoursAfter } from '../engine/clock.ts';
import { checkStep, moveOrder } from '../engine/move-order.ts';
import { heldOf, type OrderChanges, type OrderRow, type ResumeStatus } from '../engine/order-row.ts';
import { claimPictures, keepPictures, withPictures, type SentPictures } from '../files/order-pictures.ts';
import { takeStep, type Acting } from '../steps/acting.ts';
import { insertRefund } from './refund.queries.ts';

/** What it stands still from: the state, and what is left of the time for accepting. */
export function pausing(order: OrderRow, now: Date): OrderChanges {
  const due = order.accept_due_at;
  return {
    resume_status: order.status as ResumeStatus,
    accept_left_ms: due === null ? null : Math.max(0, due.getTime() - now.getTime()),
    accept_due_at: null,
  };
}

const unknown = () => new Refusal(refundErrors.imageUnknown);
const noPictures: SentPictures = { drafts: [], unknown };

export async function askRefund(
  acting: Acting,
  form: Omit<RefundForm, 'order_id' | 'images'>,
  sent: SentPictures = noPictures,
): Promise<void> {
  const { tx, order, actor, now } = acting;
  checkStep(order, { move: 'refund', actor, now });
  const held = heldOf(order);
  if (form.amount > held) throw new Refusal(refundErrors.amountTooHigh, { values: { n: yuanText(held) } });
  const images = await claimPictures(tx, sent, now);
  const respondUntil = hoursAfter(now, orderLimits.refundHours);
  await moveOrder(tx, order, {
    move: 'refund',
    actor,
    now,
    amountFen: form.amount,
    changes: { ...pausing(order, now), refund_due_at: respondUntil },
    event: {
      kind: 'refund_asked',
      text: form.description,
      data: { amountFen: form.amount, reason: form.reason },
    },
  });
  const id = await insertRefund(
    tx,
    {
      order_id: order.id,
      amount_fen: form.amount,
      held_fen: held,
      reason: form.reason,
      description: form.description,
      images,
      respond_until: respondUntil,
    },
    now,
  );
  await keepPictures(tx, { order, kind: 'order-refund', ownerId: id }, images);
}

export const refundOrder: Action<typeof endpoint> = async (context, { body }) => {
  const detail = await withPictures(context, { urls: body.images, unknown }, (sent) =>
    takeStep(context, body.order_id, (acting) => askRefund(acting, body, sent)),
  );
  return new Answer('退款申请已提交，等创作者答复', detail);
};
