import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';

export const eraseCircles: Eraser = ({ db }, userId) =>
  transaction(db, async (tx) => {
    await sql`with gone as (delete from circle_members where user_id = ${userId} returning circle_id)
      update circles set member_count = member_count - 1 where id in (select circle_id from gone)`.execute(
      tx,
    );
  });
