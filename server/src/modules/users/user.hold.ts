import { sql } from 'kysely';
import type { FindHold } from '../../frame/departure.ts';

export const holdByRole: FindHold = async (db, userId) => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from users where id = ${userId} and role = 'admin'`.execute(db);
  const count = rows[0]?.count ?? 0;
  return count === 0 ? null : { text: `管理员的账号要先交出管理权`, link: '/help' };
};
