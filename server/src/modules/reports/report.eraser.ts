import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';

export const eraseReports: Eraser = ({ db }, userId) =>
  transaction(db, async (tx) => {
    await sql`update report_cases set title = '已注销用户', excerpt = '' where owner_id = ${userId}`.execute(
      tx,
    );
  });
