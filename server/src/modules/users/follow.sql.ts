import { sql, type RawBuilder } from 'kysely';
import type { PersonId } from './block.sql.ts';

export function isFollowing(follower: PersonId, followee: PersonId): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from follows
    where follows.follower_id = ${follower} and follows.followee_id = ${followee})`;
}
