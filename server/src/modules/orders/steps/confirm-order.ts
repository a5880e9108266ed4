import { orderLimits } from '@zaojie/contract/orders/order-limits';
import type { confirmOrder as endpoint } from '@zaojie/contract/orders/order.endpoints';
import { workErrors } from '@zaojie/contract/orders/order.errors';
import { Refusal } from '../../../frame/refusal.ts';
import { daysAfter } from '../engine/clock.ts';
import { checkStep, moveOrder } from '../engine/move-order.ts';
import { stepAction, type Acting } from './acting.ts';

/** A day that is too far away is one that was typed wrong. */
export function checkEnd(end: Date, now: Date): void {
  if (end <= now) throw new Refusal(workErrors.schedulePast);
  if (end > daysAfter(now, orderLimits.scheduleDaysMax)) throw new Refusal(workErrors.scheduleTooFar);
}

type Schedule = { schedule_start_time: Date; schedule_end_time: Date };

export async function confirm({ tx, order, actor, now }: Acting, schedule: Schedule): Promise<void> {
  const { schedule_start_time: start, schedule_end_time: end } = schedule;
  checkStep(order, { move: 'confirm', actor, now });
  if (end <= start) throw new Refusal(workErrors.scheduleReversed);
  checkEnd(end, now);
  await moveOrder(tx, order, {
    move: 'confirm',
    actor,
    now,
    changes: {
      schedule_start_at: start,
      schedule_end_at: end,
      confirm_due_at: null,
      working_since: now,
      last_sign_at: now,
    },
    event: { kind: 'confirmed', data: { start: start.toISOString(), end: end.toISOString() } },
  });
}

export const confirmOrder = stepAction<typeof endpoint>('已确认排期', confirm);
