import { sql } from 'kysely';
import type { FindHold } from '../../frame/departure.ts';

export const holdByWithdrawals: FindHold = async (db, userId) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from withdrawals
    where user_id = ${userId} and state in ('pending', 'approved')`.execute(db);
  const count = rows[0]?.count ?? 0;
  return count === 0 ? null : { text: `还有 ${count} 笔提现没有到账`, link: '/profile/wallet' };
};
