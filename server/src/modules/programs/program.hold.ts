import { sql } from 'kysely';
import type { FindHold } from '../../frame/departure.ts';

/** Others work on it: it is handed over first. */
export const holdByPrograms: FindHold = async (db, userId) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from programs
    where user_id = ${userId} and status = 'published' and member_count > 1`.execute(db);
  const count = rows[0]?.count ?? 0;
  return count === 0 ? null : { text: `还有 ${count} 个项目有别的成员，先转交或归档`, link: '/program' };
};
