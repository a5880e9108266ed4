import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';

export const eraseFeedback: Eraser = ({ db }, userId) =>
  transaction(db, async (tx) => {
    await sql`update feedback set user_id = null, contact = '' where user_id = ${userId}`.execute(tx);
  });
