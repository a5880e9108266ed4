import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';
import { releaseAllUploads } from '../uploads/index.ts';

const GONE = '已随账号注销删除';

/** Own projects and teams say nothing any more; from others' the person has left. */
export const erasePrograms: Eraser = ({ db, now }, userId) =>
  transaction(db, async (tx) => {
    const at = now();
    const { rows } = await sql<{
      id: number;
    }>`update programs set status = 'removed', removed_reason = ${GONE}, title = '',
      summary = '', pitch = '', cover = null, media = '[]', deleted_at = null where user_id = ${userId} returning id`.execute(
      tx,
    );
    const ownerIds = rows.map(({ id }) => id);
    await sql`delete from program_milestones where program_id = any(${ownerIds}::bigint[])`.execute(tx);
    await sql`update program_roles set name = '已删除', requirements = '', pay_words = ''
      where program_id = any(${ownerIds}::bigint[])`.execute(tx);
    await sql`delete from program_demos where program_id = any(${ownerIds}::bigint[])`.execute(tx);
    for (const kind of ['program', 'program-demo']) await releaseAllUploads(tx, { kind, ownerIds });
    const teams = await sql<{
      id: number;
    }>`update program_teams set name = '已注销', words = '', avatar = null
      where user_id = ${userId} returning id`.execute(tx);
    await releaseAllUploads(tx, { kind: 'program-team', ownerIds: teams.rows.map(({ id }) => id) });
    await sql`with gone as (update program_members set left_at = ${at} where user_id = ${userId} and left_at is null
        returning program_id)
      update programs set member_count = member_count - 1 where id in (select program_id from gone)
        and member_count > 0`.execute(tx);
    await sql`update program_applications set status = case status when 'applied' then 'withdrawn' else status end,
      decided_at = coalesce(decided_at, ${at}), message = ${GONE}, links = '{}', work_ids = '{}'
      where user_id = ${userId}`.execute(tx);
    await sql`update program_invitations set status = case status when 'offered' then 'cancelled' else status end,
      decided_at = coalesce(decided_at, ${at}), message = '' where ${userId} in (user_id, owner_id)`.execute(
      tx,
    );
    await sql`update program_handovers set status = 'cancelled', decided_at = ${at}
      where status = 'offered' and ${userId} in (from_id, to_id)`.execute(tx);
    await sql`with gone as (delete from program_follows where user_id = ${userId} returning program_id)
      update program_stats set follower_count = follower_count - 1
      where program_id in (select program_id from gone)`.execute(tx);
  });
