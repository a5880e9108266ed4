import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';
import type { PersonId } from './blocks/block.sql.ts';

export function isFollowing(follower: PersonId, followee: PersonId): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from follows
    where follows.follower_id = ${follower} and follows.followee_id = ${followee})`;
}

/** Who was followed between two moments and still is: (user_id, followers). */
export function followersWon({ since, until }: { since: Sql; until: Sql }): Sql {
  return sql`(select f.followee_id as user_id, count(*)::int as followers from follows f
    where f.created_at >= ${since} and f.created_at < ${until} group by f.followee_id)`;
}
