import { sql } from 'kysely';
import type { FindHold } from '../../frame/departure.ts';

export const holdByPayments: FindHold = async (db, userId) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from payments
    where user_id = ${userId} and state in ('opening', 'pending')`.execute(db);
  const count = rows[0]?.count ?? 0;
  return count === 0 ? null : { text: `还有 ${count} 笔支付没有结果`, link: '/profile/wallet' };
};
