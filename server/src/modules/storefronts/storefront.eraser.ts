import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';
import { releaseUploads } from '../uploads/index.ts';
import { refreshStorefront } from './refresh-storefront.ts';
import { listServiceIds, removeService } from './services/service.queries.ts';
import { useOf } from './services/write-service.ts';
import { lockStorefront, updateStorefront } from './storefront.queries.ts';

/** Nothing is offered any more, and the market knows it at once. */
export const eraseStorefronts: Eraser = ({ db, now }, userId) =>
  transaction(db, async (tx) => {
    await lockStorefront(tx, userId);
    await updateStorefront(tx, userId, { is_accepting: false });
    for (const id of await listServiceIds(tx, userId)) {
      await releaseUploads(tx, useOf(id));
      await removeService(tx, id);
    }
    await sql`delete from vacations where user_id = ${userId}`.execute(tx);
    await refreshStorefront(tx, userId, now());
  });
