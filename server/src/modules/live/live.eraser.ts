import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';

export const eraseLive: Eraser = ({ db }, userId) =>
  transaction(db, async (tx) => {
    await sql`delete from last_seen where user_id = ${userId}`.execute(tx);
    await sql`delete from socket_tickets where user_id = ${userId}`.execute(tx);
  });
