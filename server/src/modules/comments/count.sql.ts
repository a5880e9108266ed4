import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';

/** How many comments somebody has written, no further than asked for. */
export function countCommentsOf(userId: Sql, most: number): RawBuilder<number> {
  return sql<number>`(select count(*)::int from (
    select from comments where user_id = ${userId} and deleted_at is null limit ${most}) written)`;
}
