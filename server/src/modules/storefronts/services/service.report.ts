import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { ReportedThing, ReportTarget } from '../../../frame/report-target.ts';
import { isBlockedBy } from '../../users/index.ts';
import { refreshStorefront } from '../refresh-storefront.ts';
import { lockStorefront } from '../storefront.queries.ts';
import { setBarred } from './service.queries.ts';

async function listReported(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select id, user_id as "ownerId", name as title, description as excerpt, '/user/' || user_id as link
    from services where id = any(${[...ids]}::bigint[]) and is_active`.execute(db);
  return rows;
}

async function bar(tx: Tx, id: number, barredAt: Date | null, now: Date): Promise<boolean> {
  const owner = await tx.selectFrom('services').select('user_id').where('id', '=', id).executeTakeFirst();
  if (!owner) return false;
  await lockStorefront(tx, owner.user_id);
  if (!(await setBarred(tx, id, barredAt, now))) return false;
  await refreshStorefront(tx, owner.user_id, now);
  return true;
}

/** Off the market, and its owner can't put it back. Given back, it is theirs to offer again. */
export const serviceReport: ReportTarget = {
  kind: 'service',
  list: listReported,
  isOpenTo: async (db, { ownerId }, readerId) => !(await isBlockedBy(db, ownerId, readerId)),
  remove: (tx, id, now) => bar(tx, id, now, now),
  restore: (tx, id, now) => bar(tx, id, null, now),
};
