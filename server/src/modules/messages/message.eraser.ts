import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';
import { releaseAllUploads } from '../uploads/index.ts';
import { wipeMessage } from './message.queries.ts';

const AT_ONCE = 200;

/** As if each had been recalled. */
export const eraseMessages: Eraser = async ({ db, now }, userId) => {
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number }>`select id from messages
      where sender_id = ${userId} and revoked_at is null and id > ${after} order by id limit ${AT_ONCE}`.execute(
      db,
    );
    const ids = rows.map(({ id }) => id);
    await transaction(db, async (tx) => {
      for (const id of ids) await wipeMessage(tx, id, now());
      await releaseAllUploads(tx, { kind: 'message', ownerIds: ids });
    });
    after = ids.at(-1) ?? 0;
    if (ids.length < AT_ONCE) return;
  }
};
