import { orderLimits as limit } from '@zaojie/contract/orders/order-limits';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { transaction } from '../../../db/transaction.ts';
import { daysAfter } from '../engine/clock.ts';
import { bySystem, tellEvent } from '../engine/move-order.ts';
import type { OrderRow } from '../engine/order-row.ts';
import { lockOrder, updateOrder } from '../engine/order.queries.ts';
import { dropOriginal } from './file-uses.ts';
import { listFiles } from './order-file.queries.ts';

const AT_ONCE = 100;

type Due = { id: number; is_warned: boolean };

/** Told a month before, however long nobody ran: who was told late gets the whole month. */
async function listDue(db: Db, afterId: number, now: Date): Promise<Due[]> {
  const warnFrom = daysAfter(now, limit.filesWarningDays - limit.filesKeptDays);
  const { rows } = await sql<Due>`
    select id, files_warned_at is not null as is_warned from orders
    where ended_at is not null and files_removed_at is null and ended_at <= ${warnFrom} and id > ${afterId}
      and (files_warned_at is null or (files_warned_at <= ${daysAfter(now, -limit.filesWarningDays)}
        and ended_at <= ${daysAfter(now, -limit.filesKeptDays)}))
    order by id limit ${AT_ONCE}`.execute(db);
  return rows;
}

async function warn(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await updateOrder(tx, order.id, { files_warned_at: now });
  const files = await listFiles(tx, order.id);
  // Nobody is told of files that never were.
  if (files.length > 0) await tellEvent(tx, order, { kind: 'files_expiring', actor: bySystem, now });
}

/** What nobody claims any more is swept from the storage; rows stay with their names and hashes. */
async function remove(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const files = await listFiles(tx, order.id);
  for (const { id } of files) await dropOriginal(tx, id);
  await updateOrder(tx, order.id, { files_removed_at: now });
  if (files.length > 0) await tellEvent(tx, order, { kind: 'files_removed', actor: bySystem, now });
}

/** One order after the other, each in a transaction of its own and asked again under its lock. */
export async function expireFiles(db: Db, now: Date): Promise<void> {
  let due = await listDue(db, 0, now);
  while (due.length > 0) {
    for (const { id, is_warned: isWarned } of due) {
      await transaction(db, async (tx) => {
        const order = await lockOrder(tx, id);
        if (!order || order.files_removed_at !== null) return;
        if (!isWarned && order.files_warned_at === null) await warn(tx, order, now);
        else if (isWarned) await remove(tx, order, now);
      });
    }
    due = await listDue(db, due.at(-1)?.id ?? 0, now);
  }
}
