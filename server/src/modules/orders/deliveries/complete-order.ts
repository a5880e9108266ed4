import type { Tx } from '../../../db/database.ts';
import type { Moved } from '../engine/move-order.ts';
import { listFiles } from '../files/order-file.queries.ts';
import { releaseOriginals } from '../files/file-uses.ts';
import { issueLicence } from '../licences/issue-licence.ts';
import { decideDelivery } from './delivery.queries.ts';

/** What a delivered and paid work brings: the originals, and the right to use them. */
export async function handOver(tx: Tx, { order, effects }: Moved, now: Date): Promise<void> {
  if (!effects.includes('issue_licence') || order.delivery_count === 0) return;
  await decideDelivery(tx, order.id, { state: 'accepted', reason: '' }, now);
  const delivered = (await listFiles(tx, order.id)).filter((file) => file.delivery_id !== null);
  await releaseOriginals(tx, order, delivered);
  const last = Math.max(0, ...delivered.map((file) => file.delivery_id ?? 0));
  const final = delivered.filter((file) => file.delivery_id === last);
  await issueLicence(tx, order, final, now);
}
