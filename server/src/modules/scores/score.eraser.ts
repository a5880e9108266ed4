import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';

export const eraseScores: Eraser = ({ db }, userId) =>
  transaction(db, async (tx) => {
    await sql`delete from score_entries where user_id = ${userId}`.execute(tx);
  });
