import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { ReportedThing, ReportTarget } from '../../frame/report-target.ts';
import { releaseUploads } from '../uploads/index.ts';
import { isBlockedBy } from '../users/index.ts';
import { showOutcome } from './change-works.ts';
import { lockShelf, setBarred } from './work.queries.ts';
import { useOfShown } from './work.rules.ts';

async function listReported(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select id, user_id as "ownerId", title, array_to_string(tags, '、') as excerpt, '/user/' || user_id as link
    from works where id = any(${[...ids]}::bigint[]) and public_id is not null`.execute(db);
  return rows;
}

async function bar(tx: Tx, id: number, barredAt: Date | null, now: Date): Promise<boolean> {
  const owner = await tx.selectFrom('works').select('user_id').where('id', '=', id).executeTakeFirst();
  if (!owner) return false;
  await lockShelf(tx, owner.user_id);
  const isChanged = await setBarred(tx, id, barredAt);
  if (!isChanged) return false;
  if (barredAt) await releaseUploads(tx, useOfShown(id));
  await showOutcome(tx, owner.user_id, now);
  return true;
}

/** Kept by its owner, who can't show it. Given back, it is theirs to show again. */
export const workReport: ReportTarget = {
  kind: 'work',
  list: listReported,
  isOpenTo: async (db, { ownerId }, readerId) => !(await isBlockedBy(db, ownerId, readerId)),
  remove: (tx, id, now) => bar(tx, id, now, now),
  restore: (tx, id, now) => bar(tx, id, null, now),
};
