import type { Tx } from '../../../db/database.ts';
import { tellEvent } from '../engine/move-order.ts';
import type { OrderRow } from '../engine/order-row.ts';
import { setRevoked } from './licence.queries.ts';

/** By a ruling. Its page stays and says so, for whoever holds a copy. Nothing where there is none, or it is revoked already. */
export async function revokeLicence(
  tx: Tx,
  order: OrderRow,
  { adminId, reason }: { adminId: number; reason: string },
  now: Date,
): Promise<void> {
  if (!(await setRevoked(tx, order.id, reason, now))) return;
  const actor = { role: 'admin' as const, userId: adminId };
  await tellEvent(tx, order, { kind: 'licence_revoked', text: reason, actor, now });
}
