import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { emittingEvent } from '../../../platform/events/emit-event.ts';
import { hasBlocked, moveLikeCount } from '../../users/index.ts';

type LikeState = { is_liked: boolean; like_count: number };

/**
 * Like or take it back, move the count and tell the others, in one statement: one round trip, one commit. No row when there
 * is no such post, or when its author has blocked whoever would like it; a like given before can still be taken back.
 */
export const toggleLike = statement<{ postId: number; userId: number }, LikeState>(({ postId, userId }) => {
  const like = { postId: sql`t.id`, userId: sql`${userId}::bigint`, authorId: sql`t.user_id` };
  return sql`
    with target as (
      select p.id, p.user_id, ${hasBlocked(sql.ref('p.user_id'), userId)} as is_kept_out
      from posts p where p.id = ${postId} and p.deleted_at is null
    ), removed as (
      delete from post_likes l using target t where l.post_id = t.id and l.user_id = ${userId} returning l.post_id
    ), added as (
      insert into post_likes (post_id, user_id)
      select t.id, ${userId}::bigint from target t where not t.is_kept_out and not exists (select 1 from removed)
      on conflict do nothing returning post_id
    ), told as (
      ${emittingEvent('post.liked', like, sql`target t where exists (select 1 from added)`)}
    ), untold as (
      ${emittingEvent('post.unliked', like, sql`target t where exists (select 1 from removed)`)}
    )
    update post_stats s
    set like_count = s.like_count + (select count(*) from added)::int - (select count(*) from removed)::int
    from target t
    where s.post_id = t.id and (not t.is_kept_out or exists (select 1 from removed))
    returning not exists (select 1 from removed) as is_liked, s.like_count`;
});

/**
 * Brings what the author has been credited with to what is due: the post's likes, or none once it is deleted. Whoever
 * calls holds the author, so two deliveries take turns; the count itself is read without waiting for those who like.
 */
export async function creditLikes(tx: Tx, postId: number): Promise<void> {
  const { rows } = await sql<{ user_id: number; by: number }>`
    with due as (
      select p.id, p.user_id, case when p.deleted_at is null then s.like_count else 0 end as likes,
        coalesce(c.likes, 0) as credited
      from posts p join post_stats s on s.post_id = p.id left join post_credits c on c.post_id = p.id
      where p.id = ${postId}
    ), kept as (
      insert into post_credits (post_id, likes) select id, likes from due where likes <> credited
      on conflict (post_id) do update set likes = excluded.likes
    )
    select user_id, likes - credited as by from due where likes <> credited`.execute(tx);
  for (const { user_id, by } of rows) await moveLikeCount(tx, user_id, by);
}
