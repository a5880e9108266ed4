import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';

// What others ask about balances, as parts of their own statements.

/** 可用 of somebody. */
export function availableFenOf(userId: Sql): RawBuilder<number> {
  return sql<number>`coalesce((select a.balance_fen from ledger_accounts a where a.name = 'available:' || ${userId}::text), 0)`;
}

/** What these orders hold together, kept back or not; the orders are a subquery of ids. */
export function heldForOrders(orderIds: Sql): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(a.balance_fen), 0)::bigint from ledger_accounts a
    where a.order_id in ${orderIds} and a.has_money)`;
}
