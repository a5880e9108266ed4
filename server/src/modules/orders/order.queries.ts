import type { OrderStatus } from '@zaojie/contract/orders/order-status';
import type { Db, Tx } from '../../db/database.ts';

const columns = [
  'id',
  'order_numbers',
  'bounty_id',
  'application_id',
  'client_id',
  'creator_id',
  'title',
  'price_fen',
  'status',
  'deposit_due_at',
] as const;

export type OrderDraft = {
  bountyId: number;
  applicationId: number;
  clientId: number;
  creatorId: number;
  title: string;
  brief: string;
  priceFen: number;
  /** No second order of the same bounty may live beside it. */
  isExclusive: boolean;
};

/** Null when the number is taken. */
export async function insertOrder(
  tx: Tx,
  draft: OrderDraft,
  facts: { orderNumbers: string; depositDueAt: Date; now: Date },
): Promise<number | null> {
  const row = await tx
    .insertInto('orders')
    .values({
      order_numbers: facts.orderNumbers,
      bounty_id: draft.bountyId,
      application_id: draft.applicationId,
      client_id: draft.clientId,
      creator_id: draft.creatorId,
      title: draft.title,
      brief: draft.brief,
      price_fen: draft.priceFen,
      is_exclusive: draft.isExclusive,
      status: 'pending_deposit' satisfies OrderStatus,
      deposit_due_at: facts.depositDueAt,
      created_at: facts.now,
      updated_at: facts.now,
    })
    .onConflict((conflict) => conflict.column('order_numbers').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export function lockOrder(tx: Tx, id: number) {
  return tx.selectFrom('orders').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

export type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

export async function findOrder(db: Db, id: number): Promise<Order | null> {
  const row = await db.selectFrom('orders').select(columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function setStatus(tx: Tx, id: number, status: OrderStatus, now: Date): Promise<void> {
  await tx.updateTable('orders').set({ status, updated_at: now }).where('id', '=', id).execute();
}
