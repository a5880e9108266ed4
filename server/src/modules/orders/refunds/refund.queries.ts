import type { RefundReason, RefundStatus } from '@zaojie/contract/orders/order-words';
import type { Db, Tx } from '../../../db/database.ts';
import type { StoredPicture } from '../files/order-pictures.ts';

export type RefundRow = {
  id: number;
  order_id: number;
  amount_fen: number;
  held_fen: number;
  reason: RefundReason;
  description: string;
  images: StoredPicture[];
  status: RefundStatus;
  answer: string;
  respond_until: Date;
  created_at: Date;
  decided_at: Date | null;
};
export type NewRefund = Omit<RefundRow, 'id' | 'status' | 'answer' | 'created_at' | 'decided_at'>;

export async function insertRefund(tx: Tx, refund: NewRefund, now: Date): Promise<number> {
  const row = await tx
    .insertInto('order_refunds')
    .values({ ...refund, images: JSON.stringify(refund.images), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function decideRefund(
  tx: Tx,
  orderId: number,
  { status, answer = '' }: { status: RefundStatus; answer?: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('order_refunds')
    .set({ status, answer, decided_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .execute();
}

export async function findLastRefund(db: Db, orderId: number): Promise<RefundRow | null> {
  const row = await db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row as RefundRow | undefined) ?? null;
}
