import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';

export const eraseChannels: Eraser = ({ db }, userId) =>
  transaction(db, async (tx) => {
    await sql`delete from outgoing_notices where user_id = ${userId}`.execute(tx);
    await sql`delete from notice_parcels where user_id = ${userId}`.execute(tx);
    await sql`delete from push_subscriptions where user_id = ${userId}`.execute(tx);
    await sql`delete from mail_confirmations where user_id = ${userId}`.execute(tx);
  });
