import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';

export const eraseNotices: Eraser = ({ db }, userId) =>
  transaction(db, async (tx) => {
    await sql`delete from notices where user_id = ${userId}`.execute(tx);
    await sql`delete from message_settings where user_id = ${userId}`.execute(tx);
    await sql`delete from notice_switches where user_id = ${userId}`.execute(tx);
    await sql`delete from notices where actor_count <= 1 and id in (select notice_id from notice_actors where actor_id = ${userId})`.execute(
      tx,
    );
    await sql`with gone as (delete from notice_actors where actor_id = ${userId} returning notice_id)
      update notices set actor_count = actor_count - 1 where id in (select notice_id from gone)`.execute(tx);
  });
