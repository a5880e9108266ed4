import type { remindOrder as endpoint } from '@zaojie/contract/orders/agreement.endpoints';
import { moveOrder } from '../engine/move-order.ts';
import { stepAction } from '../steps/acting.ts';

/** 催稿 */
export const remindOrder = stepAction<typeof endpoint>('已催稿', async ({ tx, order, actor, now }) => {
  await moveOrder(tx, order, {
    move: 'remind',
    actor,
    now,
    changes: { reminded_at: now },
    event: { kind: 'reminded' },
  });
});
