import { sql } from 'kysely';
import type { FindHold } from '../../frame/departure.ts';

export const holdByGames: FindHold = async (db, userId) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from game_purchases
    where ${userId} in (user_id, seller_id) and status = 'held'`.execute(db);
  const count = rows[0]?.count ?? 0;
  return count === 0 ? null : { text: `还有 ${count} 笔游戏交易没有结清`, link: '/profile/wallet' };
};
