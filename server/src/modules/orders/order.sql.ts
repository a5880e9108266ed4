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

/** Orders that aren't over in which somebody is the creator: their ids. */
export function liveOrdersOfCreator(creatorId: Sql): RawBuilder<number> {
  return sql<number>`(select o.id from orders o where o.creator_id = ${creatorId} and ${isLive('o')})`;
}

export function titleOfOrder(orderId: Sql): RawBuilder<string | null> {
  return sql<string | null>`(select o.title from orders o where o.id = ${orderId})`;
}

/**
 * What fills a creator's seats: every order that isn't over, from the day it was made or agreed on to the day it is due. What is
 * late goes on filling its seat. A relation of (creator_id, order_id, title, client_id, starts_on, ends_on, progress).
 */
export function seatBookings(today: Sql): RawBuilder<unknown> {
  const dayOf = (moment: Sql) => sql`(${moment} at time zone 'Asia/Shanghai')::date`;
  return sql`(select o.creator_id, o.id as order_id, o.title, o.client_id,
    coalesce(${dayOf(sql`o.schedule_start_at`)}, ${dayOf(sql`o.created_at`)}) as starts_on,
    greatest(coalesce(${dayOf(sql`o.schedule_end_at`)}, ${dayOf(sql`o.created_at`)} + coalesce(o.days, 14)),
      ${today}::date) as ends_on,
    o.progress::int as progress
    from orders o where ${isLive('o')})`;
}

export type CreatorStanding = {
  completed: number;
  reviewCount: number;
  ratingSum: number;
  satisfiedCount: number;
  /** Of what was completed: how many had a day to be delivered by, and how many kept it. */
  timedCount: number;
  onTimeCount: number;
};

/** What a creator's orders and the open reviews of them add up to. */
export function standingOfCreator(creatorId: number): RawBuilder<CreatorStanding> {
  return sql<CreatorStanding>`select ${countCompletedWorks(sql`${creatorId}`)} as completed,
    count(*)::int as "reviewCount", coalesce(sum(rating), 0)::int as "ratingSum",
    count(*) filter (where rating >= 4)::int as "satisfiedCount",
    (select count(*)::int from orders o where o.creator_id = ${creatorId} and o.status = 'completed'
      and o.was_on_time is not null) as "timedCount",
    (select count(*)::int from orders o where o.creator_id = ${creatorId} and o.status = 'completed'
      and o.was_on_time) as "onTimeCount"
    from order_reviews where about_id = ${creatorId} and by_side = 'client' and opened_at is not null
      and removed_at is null`;
}

/** Orders completed between two moments: (user_id, by_id, orders), the creator and the client. */
export function ordersCompleted({ since, until }: { since: Sql; until: Sql }): Sql {
  return sql`(select o.creator_id as user_id, o.client_id as by_id, count(*)::int as orders from orders o
    where o.status = 'completed' and o.completed_at >= ${since} and o.completed_at < ${until}
    group by o.creator_id, o.client_id)`;
}
