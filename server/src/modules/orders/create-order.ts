import { randomInt } from 'node:crypto';
import { dayInShanghai } from '@zaojie/contract/days';
import { limits } from '@zaojie/contract/limits';
import type { Tx } from '../../db/database.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { scheduleJob } from '../../platform/jobs/schedule-job.ts';
import { insertOrder, type OrderDraft } from './order.queries.ts';

/** The day, then digits that tell nothing. */
function newOrderNumbers(now: Date): string {
  const digits = String(randomInt(10 ** 10)).padStart(10, '0');
  return `ZJ${dayInShanghai(now).replaceAll('-', '')}${digits}`;
}

async function insertNumbered(tx: Tx, draft: OrderDraft, now: Date, depositDueAt: Date): Promise<number> {
  for (;;) {
    const id = await insertOrder(tx, draft, { orderNumbers: newOrderNumbers(now), depositDueAt, now });
    if (id !== null) return id;
  }
}

/** Waits for its deposit; when that doesn't come in time, it lapses. */
export async function createOrder(tx: Tx, draft: OrderDraft, now: Date): Promise<number> {
  const depositDueAt = new Date(now.getTime() + limits.order.depositHours * 3_600_000);
  const orderId = await insertNumbered(tx, draft, now, depositDueAt);
  await scheduleJob(tx, 'lapse-order', { orderId }, { runAt: depositDueAt, key: `lapse-order:${orderId}` });
  await emitEvent(tx, 'order.created', { orderId });
  return orderId;
}
