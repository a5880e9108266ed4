import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';

export function countCirclesOf(userId: Sql): RawBuilder<number> {
  return sql<number>`(select count(*)::int from circle_members where user_id = ${userId})`;
}
