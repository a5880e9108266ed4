import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';

export const eraseVerifications: Eraser = ({ db, now }, userId) =>
  transaction(db, async (tx) => {
    await sql`delete from verification_documents where user_id = ${userId}`.execute(tx);
    await sql`delete from verified_people where user_id = ${userId}`.execute(tx);
    await sql`update verifications set state = case state when 'pending' then 'withdrawn' else state end,
      decided_at = coalesce(decided_at, ${now()}), secret = null, fingerprint = null, shown_as = '已注销' where user_id = ${userId}`.execute(
      tx,
    );
  });
