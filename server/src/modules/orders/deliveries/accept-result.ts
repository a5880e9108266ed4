import { orderLimits as limit } from '@zaojie/contract/orders/order-limits';
import type { EndpointInput } from '@zaojie/contract/endpoint';
import type { acceptResult as endpoint } from '@zaojie/contract/orders/order.endpoints';
import { deliveryErrors } from '@zaojie/contract/orders/order.errors';
import { Answer, type Action } from '../../../frame/action.ts';
import { InvalidInput, Refusal } from '../../../frame/refusal.ts';
import { after, hoursAfter } from '../engine/clock.ts';
import { checkStep, moveOrder } from '../engine/move-order.ts';
import type { OrderRow } from '../engine/order-row.ts';
import { listDeliveredPictures } from '../files/order-file.queries.ts';
import { takeStep, type Acting } from '../steps/acting.ts';
import { handOver } from './complete-order.ts';
import { decideDelivery, insertPins } from './delivery.queries.ts';
type Form = EndpointInput<typeof endpoint>['body'];

export async function accept({ tx, order, actor, now }: Acting): Promise<void> {
  const moved = await moveOrder(tx, order, { move: 'accept', actor, now, event: { kind: 'accepted' } });
  await handOver(tx, moved, now);
}

/** The creator gets back the time that the client took, and enough for the changes. */
function endAfterRejection(order: OrderRow, now: Date): Date {
  const least = hoursAfter(now, limit.revisionHours);
  const { schedule_end_at: endAt, delivered_at: deliveredAt } = order;
  if (endAt === null || deliveredAt === null) return least;
  const moved = after(endAt, now.getTime() - deliveredAt.getTime());
  return moved > least ? moved : least;
}

export async function reject(
  { tx, order, actor, now }: Acting,
  { reason, pins }: Pick<Form, 'reason' | 'pins'>,
): Promise<void> {
  checkStep(order, { move: 'reject', actor, now });
  if (reason === '') throw new InvalidInput('请填写退回的理由', 'reason');
  const pictures = new Set(pins.length === 0 ? [] : await listDeliveredPictures(tx, order.id));
  if (pins.some((pin) => !pictures.has(pin.file_id))) throw new Refusal(deliveryErrors.pinUnknown);
  await moveOrder(tx, order, {
    move: 'reject',
    actor,
    now,
    changes: {
      progress: limit.revisionProgress,
      revisions_used: order.revisions_used + 1,
      accept_due_at: null,
      working_since: now,
      schedule_end_at: endAfterRejection(order, now),
    },
    event: { kind: 'rejected', text: reason, data: { version: order.delivery_count, pins: pins.length } },
  });
  const deliveryId = await decideDelivery(tx, order.id, { state: 'rejected', reason }, now);
  if (deliveryId !== null) await insertPins(tx, { orderId: order.id, deliveryId }, pins);
}

export const acceptResult: Action<typeof endpoint> = async (context, { body }) => {
  const isAccepted = body.action === 'accept';
  const detail = await takeStep(context, body.order_id, (acting) =>
    isAccepted ? accept(acting) : reject(acting, body),
  );
  return new Answer(isAccepted ? '验收通过，款项已结算给创作者' : '已退回修改', detail);
};
