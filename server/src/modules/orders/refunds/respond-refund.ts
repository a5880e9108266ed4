import { orderLimits as limit } from '@zaojie/contract/orders/order-limits';
import type { respondRefund as endpoint } from '@zaojie/contract/orders/dispute.endpoints';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { handOver } from '../deliveries/complete-order.ts';
import { after, HOUR_MS } from '../engine/clock.ts';
import { bySystem, moveOrder, type Actor } from '../engine/move-order.ts';
import type { OrderChanges, OrderRow } from '../engine/order-row.ts';
import { takeStep } from '../steps/acting.ts';
import { settleRefund } from './settle-refund.ts';

/** It goes on with what was left of the time, a day at least; the creator's time stood still. */
export function resuming(order: OrderRow, now: Date): OrderChanges {
  const left = Math.max(order.accept_left_ms ?? 0, limit.acceptHoursLeft * HOUR_MS);
  const isDelivered = order.resume_status === 'delivered';
  const stoodMs = limit.refundHours * HOUR_MS - ((order.refund_due_at ?? now).getTime() - now.getTime());
  return {
    refund_due_at: null,
    resume_status: null,
    accept_left_ms: null,
    working_since: now,
    ...(isDelivered && { accept_due_at: after(now, left) }),
    ...(order.schedule_end_at !== null && {
      schedule_end_at: after(order.schedule_end_at, Math.max(0, stoodMs)),
    }),
  };
}

type Answering = { order: OrderRow; actor: Actor; now: Date; answer: string };

export async function agreeRefund(tx: Tx, { order, actor, now, answer }: Answering): Promise<void> {
  const isTimer = actor.role === 'system';
  const moved = await moveOrder(tx, order, {
    move: isTimer ? 'lapseRefund' : 'agreeRefund',
    actor,
    now,
    event: {
      kind: isTimer ? 'refund_lapsed' : 'refund_agreed',
      text: answer,
      data: { amountFen: order.frozen_fen },
    },
  });
  await settleRefund(tx, order.id, { move: isTimer ? 'lapseRefund' : 'agreeRefund', actor, answer }, now);
  await handOver(tx, moved, now);
}

/** Silence for so long is a yes. */
export const lapseRefund = (tx: Tx, order: OrderRow, now: Date) =>
  agreeRefund(tx, { order, actor: bySystem, now, answer: '' });

export async function refuseRefund(tx: Tx, { order, actor, now, answer }: Answering): Promise<void> {
  await moveOrder(tx, order, {
    move: 'refuseRefund',
    actor,
    now,
    changes: resuming(order, now),
    event: { kind: 'refund_refused', text: answer },
  });
  await settleRefund(tx, order.id, { move: 'refuseRefund', actor, answer }, now);
}

export const respondRefund: Action<typeof endpoint> = async (context, { body }) => {
  const isAgreed = body.action === 'agree';
  const detail = await takeStep(context, body.order_id, ({ tx, ...acting }) =>
    (isAgreed ? agreeRefund : refuseRefund)(tx, { ...acting, answer: body.reason }),
  );
  return new Answer(isAgreed ? '已同意退款' : '已拒绝退款', detail);
};
