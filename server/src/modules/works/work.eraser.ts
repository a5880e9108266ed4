import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';
import { releaseAllUploads } from '../uploads/index.ts';
import { showOutcome } from './change-works.ts';
import { lockShelf, removeWorks } from './work.queries.ts';

export const eraseWorks: Eraser = ({ db, now }, userId) =>
  transaction(db, async (tx) => {
    await lockShelf(tx, userId);
    const { rows } = await sql<{ id: number }>`select id from works where user_id = ${userId}`.execute(tx);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await removeWorks(tx, userId, ids);
    for (const kind of ['work', 'work-master']) await releaseAllUploads(tx, { kind, ownerIds: ids });
    await showOutcome(tx, userId, now());
  });
