import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';

export const eraseGuidance: Eraser = ({ db }, userId) =>
  transaction(db, async (tx) => {
    await sql`delete from guidance_closed where user_id = ${userId}`.execute(tx);
  });
