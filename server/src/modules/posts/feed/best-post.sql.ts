import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../../db/statement.ts';

/** The likes of somebody's most liked post. */
export function bestLikesOf(userId: Sql): RawBuilder<number> {
  return sql<number>`(select coalesce(max(s.like_count), 0)::int from posts p join post_stats s on s.post_id = p.id
    where p.user_id = ${userId} and p.deleted_at is null)`;
}
