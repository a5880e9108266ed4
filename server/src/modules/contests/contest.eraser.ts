import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';

/** What was entered and decided stays as it was; plans that nobody saw go, and so do invitations that nobody answered. */
export const eraseContests: Eraser = ({ db }, userId) =>
  transaction(db, async (tx) => {
    await sql`delete from contest_members where user_id = ${userId} and joined_at is null`.execute(tx);
    await sql`update contests set title = '已删除', summary = '', theme = '', theme_note = '', rules = ''
      where organiser_id = ${userId} and status in ('draft', 'rejected')`.execute(tx);
  });
