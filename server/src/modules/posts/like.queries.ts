import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { WAKE_CHANNEL } from '../../platform/events/emit-event.ts';

/**
 * Like or take it back, move the count and tell the others, in one statement: one round trip, one commit. Null when there
 * is no such post, or when its author has blocked the viewer.
 */
export async function toggleLike(
  db: Db,
  postId: number,
  userId: number,
): Promise<{ is_liked: boolean; like_count: number } | null> {
  const { rows } = await sql<{ is_liked: boolean; like_count: number }>`
    with target as (
      select p.id, p.user_id from posts p where p.id = ${postId} and p.deleted_at is null
        and not exists (select 1 from user_blocks b where b.blocker_id = p.user_id and b.blocked_id = ${userId})
    ), removed as (
      delete from post_likes l using target t where l.post_id = t.id and l.user_id = ${userId} returning l.post_id
    ), added as (
      insert into post_likes (post_id, user_id)
      select t.id, ${userId}::bigint from target t where not exists (select 1 from removed)
      on conflict do nothing returning post_id
    ), told as (
      insert into outbox_events (type, payload)
      select case when exists (select 1 from removed) then 'post.unliked' else 'post.liked' end,
        jsonb_build_object('postId', t.id, 'userId', ${userId}::bigint, 'authorId', t.user_id)
      from target t where exists (select 1 from added) or exists (select 1 from removed) returning id
    )
    update post_stats s
    set like_count = s.like_count + (select count(*) from added)::int - (select count(*) from removed)::int
    from target t, (select pg_notify(${WAKE_CHANNEL}, '') from (select count(*) from told) done) woken
    where s.post_id = t.id
    returning not exists (select 1 from removed) as is_liked, s.like_count`.execute(db);
  return rows[0] ?? null;
}
