import { orderLimits as limit } from '@zaojie/contract/orders/order-limits';
import type { updateProgress as endpoint } from '@zaojie/contract/orders/order.endpoints';
import { workErrors } from '@zaojie/contract/orders/order.errors';
import type { EndpointInput } from '@zaojie/contract/endpoint';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { daysAfter } from '../engine/clock.ts';
import { checkStep, moveOrder, tellEvent } from '../engine/move-order.ts';
import { unpaidOf, type OrderChanges, type OrderRow } from '../engine/order-row.ts';
import { decideProposal } from '../engine/proposal.queries.ts';
import { deliverFiles, weighFiles } from '../files/order-file.queries.ts';
import { claimPictures, keepPictures, withPictures, type SentPictures } from '../files/order-pictures.ts';
import { takeStep, type Acting } from '../steps/acting.ts';
import { insertDelivery, tickPins } from './delivery.queries.ts';
type Form = EndpointInput<typeof endpoint>['body'];

const NO_PICTURES: SentPictures = { drafts: [], unknown: () => new Refusal(workErrors.foreignImage) };

const asksForBalance = (order: OrderRow, progress: number) =>
  progress >= limit.balanceFromPercent && order.balance_asked_at === null && unpaidOf(order) > 0;

/** How far it has come. */
export async function report(
  acting: Acting,
  form: Pick<Form, 'progress' | 'progress_desc'>,
  sent = NO_PICTURES,
): Promise<void> {
  const { tx, order, actor, now } = acting;
  const { progress, progress_desc: text } = form;
  const isAsking = asksForBalance(order, progress);
  const pictures = await claimPictures(tx, sent, now);
  const moved = await moveOrder(tx, order, {
    move: 'updateProgress',
    actor,
    now,
    changes: { progress, last_sign_at: now, ...(isAsking && { balance_asked_at: now }) },
    event: {
      kind: 'progress',
      text,
      data: { progress, gained: progress - order.progress, images: pictures },
    },
  });
  if (moved.eventId !== null) {
    await keepPictures(tx, { order, kind: 'order-event', ownerId: moved.eventId }, pictures);
  }
  if (isAsking) {
    const data = { amountFen: unpaidOf(order) };
    await tellEvent(tx, moved.order, { kind: 'balance_asked', actor, data, now });
  }
}

/** An extension that was asked for is needed no longer. */
async function endExtension({ tx, order, now }: Acting): Promise<OrderChanges> {
  if (order.extension_due_at === null) return {};
  await decideProposal(tx, { orderId: order.id, kind: 'extension' }, { status: 'withdrawn' }, now);
  return { extension_due_at: null };
}

export async function deliver(
  acting: Acting,
  form: Pick<Form, 'progress_desc' | 'done_pins'>,
): Promise<void> {
  const { tx, order, actor, now } = acting;
  const { waiting } = await weighFiles(tx, order.id);
  if (waiting === 0 && form.progress_desc === '') throw new Refusal(workErrors.nothingToDeliver);
  const version = order.delivery_count + 1;
  const isOnTime = order.schedule_end_at === null || now <= order.schedule_end_at;
  await moveOrder(tx, order, {
    move: 'deliver',
    actor,
    now,
    changes: {
      progress: 100,
      delivery_count: version,
      delivered_at: now,
      last_sign_at: now,
      accept_due_at: daysAfter(now, limit.acceptDays),
      accept_reminders: 0,
      was_on_time: order.was_on_time ?? isOnTime,
      ...(await endExtension(acting)),
    },
    event: { kind: 'delivered', text: form.progress_desc, data: { version, files: waiting } },
  });
  const description = form.progress_desc;
  const deliveryId = await insertDelivery(tx, { orderId: order.id, version, description }, now);
  await deliverFiles(tx, order.id, deliveryId);
  await tickPins(tx, { orderId: order.id, version }, form.done_pins);
}

export const updateProgress: Action<typeof endpoint> = async (context, { body }) => {
  const isDelivery = body.progress === 100;
  const detail = await withPictures(
    context,
    { urls: isDelivery ? [] : body.images, unknown: NO_PICTURES.unknown },
    (sent) =>
      takeStep(context, body.order_id, async (acting) => {
        const { order, actor, now } = acting;
        checkStep(order, { move: isDelivery ? 'deliver' : 'updateProgress', actor, now });
        if (body.progress < order.progress) {
          throw new Refusal(workErrors.backwards, { values: { progress: order.progress } });
        }
        return isDelivery ? deliver(acting, body) : report(acting, body, sent);
      }),
  );
  return new Answer(isDelivery ? '已交付，等客户验收' : '进度已更新', detail);
};
