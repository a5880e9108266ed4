import { sql } from 'kysely';
import type { FindHold } from '../../frame/departure.ts';

export const holdByOrders: FindHold = async (db, userId) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from orders
    where ${userId} in (client_id, creator_id) and status not in ('completed', 'cancelled', 'refunded')`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return count === 0 ? null : { text: `还有 ${count} 个订单没有结束，包括仲裁中的`, link: '/orders' };
};
