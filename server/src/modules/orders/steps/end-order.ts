import type {
  cancelOrder as cancelEndpoint,
  endUnpaidOrder as endUnpaidEndpoint,
  leaveOrder as leaveEndpoint,
} from '@zaojie/contract/orders/order.endpoints';
import { heldOf } from '../engine/order-row.ts';
import { moveOrder } from '../engine/move-order.ts';
import { stepAction, type Acting } from './acting.ts';

export async function cancel(
  { tx, order, actor, now }: Acting,
  { reason }: { reason: string },
): Promise<void> {
  const wasBegun = order.status === 'in_progress' || order.status === 'revision';
  await moveOrder(tx, order, {
    move: 'cancel',
    actor,
    now,
    changes: { end_reason: reason },
    event: {
      kind: wasBegun ? 'overdue_cancelled' : 'cancelled',
      text: reason,
      data: { amountFen: heldOf(order) },
    },
  });
}

export const cancelOrder = stepAction<typeof cancelEndpoint>('订单已取消', cancel);

export const leaveOrder = stepAction<typeof leaveEndpoint>(
  '已放弃订单，托管的金额退给客户',
  async ({ tx, order, actor, now }, { reason }) => {
    await moveOrder(tx, order, {
      move: 'leave',
      actor,
      now,
      changes: { end_reason: reason },
      event: { kind: 'left', text: reason, data: { amountFen: heldOf(order) } },
    });
  },
);

export const endUnpaidOrder = stepAction<typeof endUnpaidEndpoint>(
  '已按定金结算',
  async ({ tx, order, actor, now }) => {
    await moveOrder(tx, order, {
      move: 'endUnpaid',
      actor,
      now,
      event: { kind: 'ended_unpaid', data: { amountFen: heldOf(order) } },
    });
  },
);
