import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';

export function countBountiesOf(userId: Sql): RawBuilder<number> {
  return sql<number>`(select count(*)::int from bounties where user_id = ${userId} and deleted_at is null)`;
}

export type ReplyRecord = { due: number; inTime: number };

/** How often somebody owed an applicant an answer, and gave it in time. */
export function repliesOf(userId: Sql): RawBuilder<ReplyRecord | null> {
  return sql<ReplyRecord | null>`(select json_build_object('due', replies_due, 'inTime', replies_in_time)
    from bounty_records where user_id = ${userId})`;
}
