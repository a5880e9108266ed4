import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

export async function insertDelivery(
  tx: Tx,
  delivery: { orderId: number; version: number; description: string },
  now: Date,
): Promise<number> {
  const row = await tx
    .insertInto('order_deliveries')
    .values({
      order_id: delivery.orderId,
      version: delivery.version,
      description: delivery.description,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Null where nothing waits to be looked at. */
export async function decideDelivery(
  tx: Tx,
  orderId: number,
  decision: { state: 'accepted' | 'rejected'; reason: string },
  now: Date,
): Promise<number | null> {
  const row = await tx
    .updateTable('order_deliveries')
    .set({ ...decision, decided_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export type NewPin = { file_id: number; x: number; y: number; text: string };

export async function insertPins(
  tx: Tx,
  { orderId, deliveryId }: { orderId: number; deliveryId: number },
  pins: readonly NewPin[],
): Promise<void> {
  if (pins.length === 0) return;
  await tx
    .insertInto('order_pins')
    .values(
      pins.map((pin, index) => ({
        ...pin,
        order_id: orderId,
        delivery_id: deliveryId,
        number: index + 1,
      })),
    )
    .execute();
}

/** Of those that are open; null means all of them. */
export async function tickPins(
  tx: Tx,
  { orderId, version }: { orderId: number; version: number },
  ids: readonly number[] | null,
): Promise<void> {
  await sql`
    update order_pins set done_in = ${version}
    where order_id = ${orderId} and done_in is null ${
      ids === null ? sql`` : sql`and id = any(${[...ids]}::bigint[])`
    }`.execute(tx);
}
