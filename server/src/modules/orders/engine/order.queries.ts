import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { OrderChanges, OrderRow } from './order-row.ts';

/** Null when the number is taken. */
export async function insertOrder(tx: Tx, values: Insertable<DB['orders']>): Promise<OrderRow | null> {
  const row = await tx
    .insertInto('orders')
    .values(values)
    .onConflict((conflict) => conflict.column('order_numbers').doNothing())
    .returningAll()
    .executeTakeFirst();
  return (row as OrderRow | undefined) ?? null;
}

/** Everything that moves an order does so one after the other, by this row. */
export async function lockOrder(tx: Tx, id: number): Promise<OrderRow | null> {
  const row = await tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return (row as OrderRow | undefined) ?? null;
}

export async function findOrder(db: Db, id: number): Promise<OrderRow | null> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return (row as OrderRow | undefined) ?? null;
}

export async function updateOrder(tx: Tx, id: number, changes: OrderChanges): Promise<void> {
  await tx.updateTable('orders').set(changes).where('id', '=', id).execute();
}

/** Of either side, in the order in which they are locked. */
export async function liveOrderIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where((eb) => eb.or([eb('client_id', '=', userId), eb('creator_id', '=', userId)]))
    .where('status', 'not in', ['completed', 'cancelled', 'refunded'])
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
