import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';
import { scheduleRemoval } from './remove-files.ts';
import { deleteUnused } from './use.queries.ts';

/** What nobody shows; what an order or a buyer's game shows stays with it. */
export const eraseUploads: Eraser = ({ db }, userId) =>
  transaction(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from uploads where user_id = ${userId}
      and not exists (select from upload_uses where upload_id = uploads.id)`.execute(tx);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await scheduleRemoval(tx, await deleteUnused(tx, ids));
  });
