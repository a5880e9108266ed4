import { sql } from 'kysely';
import type { Sql } from '../../db/statement.ts';

/** Works put up between two moments that no post tells of: (user_id, works). Of the others the post counts. */
export function worksKept({ since, until }: { since: Sql; until: Sql }): Sql {
  return sql`(select w.user_id, count(*)::int as works from works w
    where w.public_id is not null and w.post_id is null and w.created_at >= ${since} and w.created_at < ${until}
    group by w.user_id)`;
}
