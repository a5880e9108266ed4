import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';
import { releaseAllUploads, releaseUploads } from '../uploads/index.ts';
import { expireApplications } from './applications/application-moves.queries.ts';
import { filesOf } from './applications/application-files.ts';
import { lockBounty, markDeleted } from './bounty.queries.ts';
import { tryMove } from './own/move-bounty.ts';
import { usedBy } from './own/write-bounty.ts';

/** Bounties end as by their owner's hand; applications are taken back, and say nothing any more. */
export const eraseBounties: Eraser = async ({ db, now }, userId) => {
  const own = await sql<{ id: number }>`
    select id from bounties where user_id = ${userId} and deleted_at is null order by id`.execute(db);
  for (const { id } of own.rows) {
    await transaction(db, async (tx) => {
      const bounty = await lockBounty(tx, id);
      if (!bounty) return;
      await tryMove(tx, bounty, 'close', 'owner', { now: now() });
      await expireApplications(tx, id, now());
      await markDeleted(tx, id, now());
      await releaseUploads(tx, usedBy(id));
    });
  }
  await transaction(db, async (tx) => {
    await sql`update bounties set title = '已注销用户的约稿', description = '已随账号注销删除', images = '[]', reference_link = ''
      where user_id = ${userId}`.execute(tx);
    await sql`update bounty_notes set content = '已随账号注销删除'
      where bounty_id in (select id from bounties where user_id = ${userId})`.execute(tx);
    await sql`update bounty_applications set status = 'withdrawn', decided_at = ${now()} where user_id = ${userId}
      and status in ('pending', 'viewed', 'shortlisted')`.execute(tx);
    const { rows } = await sql<{ id: number }>`update bounty_applications
      set proposal = '已随账号注销删除', files = '[]', work_ids = '{}' where user_id = ${userId} returning id`.execute(
      tx,
    );
    const kind = filesOf(0).kind;
    await releaseAllUploads(tx, { kind, ownerIds: rows.map(({ id }) => id) });
    await sql`with gone as (delete from bounty_favorites where user_id = ${userId} returning bounty_id)
      update bounty_stats set favorites_count = favorites_count - 1
      where bounty_id in (select bounty_id from gone)`.execute(tx);
    await sql`delete from bounty_invites where user_id = ${userId}`.execute(tx);
  });
};
