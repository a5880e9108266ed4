import type { likeGame as endpoint } from '@zaojie/contract/games/game.endpoints';
import { gameErrors } from '@zaojie/contract/games/game.errors';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emittingEvent } from '../../../platform/events/emit-event.ts';
import { hasBlocked } from '../../users/index.ts';

type State = { is_liked: boolean; like_count: number };

/** Null when there is no such game, or when its developer keeps this person away; a like of before can be taken back. */
export async function toggleLike(
  db: Db,
  { gameId, userId, now }: { gameId: number; userId: number; now: Date },
): Promise<State | null> {
  const { rows } = await sql<State>`
    with target as (
      select g.id, ${hasBlocked(sql.ref('g.user_id'), userId)} as is_kept_out from games g
      where g.id = ${gameId} and g.status = 'published'
    ), removed as (
      delete from game_likes l using target t where l.game_id = t.id and l.user_id = ${userId} returning l.game_id
    ), added as (
      insert into game_likes (game_id, user_id, created_at)
      select t.id, ${userId}::bigint, ${now}::timestamptz from target t
      where not t.is_kept_out and not exists (select 1 from removed)
      on conflict do nothing returning game_id
    ), told as (
      ${emittingEvent('game.liked', { gameId: sql`c.game_id` }, sql`(select * from added union all select * from removed) c`)}
    )
    update game_stats s
    set like_count = s.like_count + (select count(*) from added)::int - (select count(*) from removed)::int
    from target t
    where s.game_id = t.id and (not t.is_kept_out or exists (select 1 from removed))
    returning not exists (select 1 from removed) as is_liked, s.like_count`.execute(db);
  return rows[0] ?? null;
}

export const likeGame: Action<typeof endpoint> = async ({ db, viewer, now }, { body }) => {
  const state = await toggleLike(db, { gameId: body.id, userId: viewer.userId, now: now() });
  if (!state) throw new Refusal(gameErrors.notFound);
  return state;
};
