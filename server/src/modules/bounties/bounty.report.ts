import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { ReportedThing, ReportTarget } from '../../frame/report-target.ts';
import { isBlockedBy } from '../users/index.ts';
import { expireApplications } from './applications/application-moves.queries.ts';
import { lockBounty, markDeleted, unmarkDeleted } from './bounty.queries.ts';
import { tryMove } from './own/move-bounty.ts';

async function listReported(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select id, user_id as "ownerId", title, description as excerpt, '/commission?bounty=' || id as link from bounties
    where id = any(${[...ids]}::bigint[]) and deleted_at is null and status <> 'pending'`.execute(db);
  return rows;
}

/** Closed and out of sight. One with orders under way stays: people have paid for it. */
async function hideBounty(tx: Tx, id: number, now: Date): Promise<boolean> {
  const bounty = await lockBounty(tx, id);
  if (!bounty || bounty.live_orders > 0) return false;
  await tryMove(tx, bounty, 'close', 'owner', { now });
  await expireApplications(tx, id, now);
  await markDeleted(tx, id, now);
  return true;
}

/** Comes back as it was closed; its owner opens it again. */
export const bountyReport: ReportTarget = {
  kind: 'bounty',
  list: listReported,
  isOpenTo: async (db, { ownerId }, readerId) => !(await isBlockedBy(db, ownerId, readerId)),
  remove: hideBounty,
  restore: unmarkDeleted,
};
