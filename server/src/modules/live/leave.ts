import { transaction } from '../../db/transaction.ts';
import { deleteConnection, saveLastSeen } from './connection.queries.ts';
import type { Live } from './live.ts';
import type { OpenSocket } from './open-socket.ts';

/**
 * The last socket to go makes its owner absent; doing it again changes nothing. When the process goes, its people come
 * back to another one.
 */
export async function leave(live: Live, own: OpenSocket): Promise<void> {
  if (live.isStopping) return;
  const { db, now } = live.services;
  if (!(await transaction(db, (tx) => deleteConnection(tx, own, now())))) return;
  await saveLastSeen(db, own.userId, now());
  await live.handlers.presence(own.userId, false);
}
