import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';

// What others ask about orders, as parts of their own statements. Bounties and applications are columns.

const isLive = (alias: string) =>
  sql`${sql.ref(`${alias}.status`)} not in ('completed', 'cancelled', 'refunded')`;

export function countLiveOrders(bountyId: Sql): RawBuilder<number> {
  return sql<number>`(select count(*)::int from orders o where o.bounty_id = ${bountyId} and ${isLive('o')})`;
}

export function countCompletedOrders(bountyId: Sql): RawBuilder<number> {
  return sql<number>`(select count(*)::int from orders o where o.bounty_id = ${bountyId} and o.status = 'completed')`;
}

/** Of a creator, whatever the orders came from. */
export function countCompletedWorks(creatorId: Sql): RawBuilder<number> {
  return sql<number>`(select count(*)::int from orders o where o.creator_id = ${creatorId} and o.status = 'completed')`;
}

export type OrderLabelRow = { id: number; order_numbers: string; status: string; price_fen: number };

/** The latest order that was made of an application, as JSON. */
export function orderOfApplication(applicationId: Sql): RawBuilder<OrderLabelRow | null> {
  return sql<OrderLabelRow | null>`(select json_build_object('id', o.id, 'order_numbers', o.order_numbers,
    'status', o.status, 'price_fen', o.price_fen) from orders o where o.application_id = ${applicationId}
    order by o.id desc limit 1)`;
}
