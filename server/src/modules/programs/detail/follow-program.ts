import type { followProgram as endpoint } from '@zaojie/contract/programs/program.endpoints';
import { programErrors } from '@zaojie/contract/programs/program.errors';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emittingEvent } from '../../../platform/events/emit-event.ts';
import { hasBlocked } from '../../users/index.ts';

type Following = { programId: number; userId: number; following: boolean; now: Date };
type State = { is_kept_out: boolean; follower_count: number };

/** Says the state that is wished for, so that saying it twice changes nothing. Null when there is no such project. */
export async function setFollowing(
  db: Db,
  { programId, userId, following, now }: Following,
): Promise<State | null> {
  const { rows } = await sql<State>`
    with target as (
      select p.id, ${hasBlocked(sql.ref('p.user_id'), userId)} as is_kept_out from programs p
      where p.id = ${programId} and p.status in ('published', 'archived')
    ), removed as (
      delete from program_follows f using target t
      where not ${following}::boolean and f.program_id = t.id and f.user_id = ${userId} returning f.program_id
    ), added as (
      insert into program_follows (program_id, user_id, created_at)
      select t.id, ${userId}::bigint, ${now}::timestamptz from target t where ${following}::boolean and not t.is_kept_out
      on conflict do nothing returning program_id
    ), told as (
      ${emittingEvent('program.followed', { programId: sql`c.program_id` }, sql`(select * from added union all select * from removed) c`)}
    )
    update program_stats s
    set follower_count = s.follower_count + (select count(*) from added)::int - (select count(*) from removed)::int
    from target t where s.program_id = t.id
    returning t.is_kept_out, s.follower_count`.execute(db);
  return rows[0] ?? null;
}

export const followProgram: Action<typeof endpoint> = async ({ db, viewer, now }, { body }) => {
  const { id: programId, following } = body;
  const state = await setFollowing(db, { programId, userId: viewer.userId, following, now: now() });
  if (!state) throw new Refusal(programErrors.notFound);
  if (following && state.is_kept_out) throw new Refusal(programErrors.refused);
  return { is_followed: following, follower_count: state.follower_count };
};
