import type { Db } from '../../db/database.ts';
import { deleteLostConnections } from './connection.queries.ts';
import { deleteExpiredTickets } from './ticket.queries.ts';

/** Tickets that nobody used, and sockets of processes that ended without saying so. */
export async function sweepLive(db: Db, now: Date): Promise<void> {
  await deleteExpiredTickets(db, now);
  await deleteLostConnections(db, now);
}
