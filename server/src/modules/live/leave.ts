import { deleteConnection, isUserOnline, saveLastSeen } from './connection.queries.ts';
import type { Live } from './live-server.ts';
import type { OpenSocket } from './open-socket.ts';

/**
 * The last socket to go makes its owner absent; doing it again changes nothing. When the process goes, its people come
 * back to another one.
 */
export async function leave(live: Live, own: OpenSocket): Promise<void> {
  if (live.isStopping) return;
  const { db, now } = live.services;
  await deleteConnection(db, own.id);
  if (await isUserOnline(db, own.userId, now())) return;
  await saveLastSeen(db, own.userId, now());
  await live.handlers.presence(own.userId, false);
}
