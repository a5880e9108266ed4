import { sql } from 'kysely';
import type { FindHold } from '../../frame/departure.ts';

/** Prizes are on their way until a contest is announced: for whoever gives them and for whoever may win them. */
export const holdByContests: FindHold = async (db, userId) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from contests c
    where (c.organiser_id = ${userId} and c.status in ('proposed', 'open', 'running', 'voting', 'closed'))
      or (c.status in ('open', 'running', 'voting', 'closed') and exists (select from contest_members m
        where m.contest_id = c.id and m.user_id = ${userId} and m.joined_at is not null))`.execute(db);
  const count = rows[0]?.count ?? 0;
  return count === 0 ? null : { text: `还有 ${count} 个主办或参加的活动没有公布结果`, link: '/events' };
};
