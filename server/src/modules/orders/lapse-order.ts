import type { Services } from '../../frame/context.ts';
import { transaction } from '../../db/transaction.ts';
import { decide } from '../../frame/state-machine/decide.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { isOrderState, orderTable } from './order.rules.ts';
import { lockOrder, setStatus } from './order.queries.ts';

declare module '../../platform/jobs/job-types.ts' {
  interface AppJobs {
    'lapse-order': { orderId: number };
  }
}

export async function lapseOrder({ db, now }: Services, orderId: number): Promise<void> {
  await transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    // A status that the table doesn't know was reached by paying: there is nothing left to lapse.
    if (!order || !isOrderState(order.status)) return;
    const subject = { state: order.status, depositDueAt: order.deposit_due_at, now: now() };
    const decision = decide(orderTable, subject, 'lapse', 'system');
    if (!decision.isAllowed) return;
    await setStatus(tx, orderId, decision.to, now());
    await emitEvent(tx, 'order.moved', { orderId, from: order.status, to: decision.to });
  });
}
