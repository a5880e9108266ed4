import { randomInt } from 'node:crypto';
import type { Tx } from '../../../db/database.ts';
import { tellEvent, bySystem } from '../engine/move-order.ts';
import type { OrderRow } from '../engine/order-row.ts';
import type { OrderFileRow } from '../files/order-file.queries.ts';

// Without what is mistaken for something else when it is read aloud or typed.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const drawn = (count: number) =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');

/** Twelve of thirty letters: nobody finds one by trying. */
const newCode = () => `ZJ-${drawn(4)}-${drawn(4)}-${drawn(4)}`;

/** Once for an order; its files are named by their hashes, so that anybody can check one. */
export async function issueLicence(
  tx: Tx,
  order: OrderRow,
  files: readonly OrderFileRow[],
  now: Date,
): Promise<void> {
  const code = newCode();
  const result = await tx
    .insertInto('order_licences')
    .values({
      code,
      order_id: order.id,
      client_id: order.client_id,
      creator_id: order.creator_id,
      title: order.title,
      usage: order.usage,
      credit: order.credit,
      show_from: order.show_from,
      files: JSON.stringify(files.map(({ name, byte_size: size, sha256 }) => ({ name, size, sha256 }))),
      issued_at: now,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirst();
  if ((result.numInsertedOrUpdatedRows ?? 0n) === 0n) return;
  await tellEvent(tx, order, { kind: 'licensed', actor: bySystem, data: { code }, now });
}
