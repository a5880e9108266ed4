import { sql } from 'kysely';
import type { Sql } from '../../../db/statement.ts';

// What posts brought their authors between two moments, as relations of others' statements.

export type Span = { since: Sql; until: Sql };

/** Likes by others of posts that still stand: (user_id, by_id, likes). */
export function likesReceived({ since, until }: Span): Sql {
  return sql`(select p.user_id, l.user_id as by_id, count(*)::int as likes
    from post_likes l join posts p on p.id = l.post_id and p.deleted_at is null
    where l.created_at >= ${since} and l.created_at < ${until} and l.user_id <> p.user_id
    group by p.user_id, l.user_id)`;
}

/** Posts with pictures that still stand: (user_id, works). */
export function worksPosted({ since, until }: Span): Sql {
  return sql`(select p.user_id, count(*)::int as works from posts p
    where p.deleted_at is null and p.cover_image <> '' and p.created_at >= ${since} and p.created_at < ${until}
    group by p.user_id)`;
}

/** How often somebody had written a tag on what still stands: (user_id, name, uses). Who never wrote a tag is there without a name. */
export function tagsUsed(until: Sql): Sql {
  return sql`(select p.user_id, label ->> 'name' as name, count(*)::int as uses
    from posts p left join jsonb_array_elements(p.tag_labels) label on true
    where p.deleted_at is null and p.created_at < ${until}
    group by p.user_id, label ->> 'name')`;
}
