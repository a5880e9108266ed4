import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';

export const eraseCompanys: Eraser = ({ db }, userId) =>
  transaction(db, async (tx) => {
    await sql`delete from companies where owner_id = ${userId}`.execute(tx);
    await sql`delete from company_members where user_id = ${userId}`.execute(tx);
  });
