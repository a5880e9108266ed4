import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';

export const eraseTags: Eraser = ({ db }, userId) =>
  transaction(db, async (tx) => {
    await sql`with gone as (delete from tag_follows where user_id = ${userId} returning tag_id)
      update tags set follower_count = follower_count - 1 where id in (select tag_id from gone)`.execute(tx);
  });
