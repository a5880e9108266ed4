import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export type TicketOwner = { userId: number; sessionId: number };

export async function insertTicket(
  tx: Tx,
  ticket: TicketOwner & { hash: Buffer; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('socket_tickets')
    .values({
      hash: ticket.hash,
      user_id: ticket.userId,
      session_id: ticket.sessionId,
      expires_at: ticket.expiresAt,
    })
    .execute();
}

/** Whoever deletes the row has the ticket; nobody else ever does. */
export async function spendTicket(db: Db, hash: Buffer, now: Date): Promise<TicketOwner | null> {
  const { rows } = await sql<TicketOwner & { isFresh: boolean }>`
    delete from socket_tickets where hash = ${hash}
    returning user_id as "userId", session_id as "sessionId", expires_at > ${now} as "isFresh"`.execute(db);
  const [ticket] = rows;
  return ticket?.isFresh ? { userId: ticket.userId, sessionId: ticket.sessionId } : null;
}

export async function deleteExpiredTickets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('socket_tickets').where('expires_at', '<', now).execute();
}
