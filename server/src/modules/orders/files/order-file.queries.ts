import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

export type FileKind = 'image' | 'video' | 'audio' | 'document' | 'file';
export type OrderFileRow = {
  id: number;
  order_id: number;
  delivery_id: number | null;
  is_reference: boolean;
  upload_id: number;
  url: string;
  name: string;
  byte_size: number;
  sha256: string;
  kind: FileKind;
  created_at: Date;
};

export type NewOrderFile = Omit<OrderFileRow, 'id' | 'delivery_id' | 'created_at'>;

export async function insertFile(tx: Tx, file: NewOrderFile, now: Date): Promise<OrderFileRow> {
  const row = await tx
    .insertInto('order_files')
    .values({ ...file, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as OrderFileRow;
}

export async function listFiles(db: Db, orderId: number): Promise<OrderFileRow[]> {
  const rows = await db
    .selectFrom('order_files')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows as OrderFileRow[];
}

export async function findFile(db: Db, id: number): Promise<OrderFileRow | null> {
  const row = await db.selectFrom('order_files').selectAll().where('id', '=', id).executeTakeFirst();
  return (row as OrderFileRow | undefined) ?? null;
}

export async function deleteFile(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('order_files').where('id', '=', id).execute();
}

/** What was uploaded for the next delivery becomes part of it. */
export async function deliverFiles(tx: Tx, orderId: number, deliveryId: number): Promise<number[]> {
  const rows = await tx
    .updateTable('order_files')
    .set({ delivery_id: deliveryId })
    .where('order_id', '=', orderId)
    .where('delivery_id', 'is', null)
    .where('is_reference', '=', false)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export type FileWeight = { waiting: number; bytes: number };

export async function weighFiles(tx: Tx, orderId: number): Promise<FileWeight> {
  const { rows } = await sql<FileWeight>`
    select count(*) filter (where delivery_id is null and not is_reference)::int as waiting,
      coalesce(sum(byte_size), 0)::bigint as bytes
    from order_files where order_id = ${orderId}`.execute(tx);
  return rows[0] ?? { waiting: 0, bytes: 0 };
}

/** The pictures of a delivery, which alone can carry pins. */
export async function listDeliveredPictures(tx: Tx, orderId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('order_files as f')
    .innerJoin('order_deliveries as d', 'd.id', 'f.delivery_id')
    .select('f.id')
    .where('f.order_id', '=', orderId)
    .where('d.state', '=', 'waiting')
    .where('f.kind', '=', 'image')
    .execute();
  return rows.map((row) => row.id);
}

/** What can be shown of the work: pictures of the last delivery. */
export async function deliveredPictures(db: Db, orderId: number): Promise<OrderFileRow[]> {
  const rows = await db
    .selectFrom('order_files')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'image')
    .where('delivery_id', '=', (eb) =>
      eb
        .selectFrom('order_deliveries')
        .select((each) => each.fn.max('id').as('id'))
        .where('order_id', '=', orderId),
    )
    .execute();
  return rows as OrderFileRow[];
}
