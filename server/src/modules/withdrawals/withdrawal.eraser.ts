import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';

export const eraseWithdrawals: Eraser = ({ db, now }, userId) =>
  transaction(db, async (tx) => {
    await sql`update payout_accounts set secret = null, removed_at = coalesce(removed_at, ${now()}), masked = '••••',
      holder_masked = '*', fingerprint = ''::bytea where user_id = ${userId}`.execute(tx);
  });
