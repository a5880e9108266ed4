import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';

const wasPaid = sql`o.status not in ('pending_deposit', 'cancelled')`;

/** How many different creators somebody has paid. */
export function countHiredBy(clientId: Sql): RawBuilder<number> {
  return sql<number>`(select count(distinct o.creator_id)::int from orders o where o.client_id = ${clientId} and ${wasPaid})`;
}

/** How often somebody has paid the creator they come back to most. */
export function mostOfOneBy(clientId: Sql): RawBuilder<number> {
  return sql<number>`(select coalesce(max(times), 0)::int from (
    select count(*) as times from orders o where o.client_id = ${clientId} and ${wasPaid} group by o.creator_id) once)`;
}

export function countDepositsOf(clientId: Sql): RawBuilder<number> {
  return sql<number>`(select count(*)::int from orders o where o.client_id = ${clientId} and ${wasPaid})`;
}

export function countOnTimeOf(creatorId: Sql): RawBuilder<number> {
  return sql<number>`(select count(*)::int from orders o where o.creator_id = ${creatorId} and o.was_on_time)`;
}

export function countFiveStarsOf(creatorId: Sql): RawBuilder<number> {
  return sql<number>`(select count(*)::int from order_reviews
    where about_id = ${creatorId} and by_side = 'client' and opened_at is not null
      and removed_at is null and rating = 5)`;
}

/** What tells how somebody keeps their word, of the orders they have on one side. */
const toldKinds = [
  'deposit_paid',
  'balance_paid',
  'confirmed',
  'delivered',
  'accepted',
  'auto_accepted',
  'cancelled',
  'lapsed',
  'overdue_cancelled',
  'left',
  'ended_unpaid',
  'disputed',
];

export type KeptWord = {
  kind: string;
  actor: string;
  wasOnTime: boolean | null;
  /** There was money in it: the deposit had been paid. */
  wasPaid: boolean;
};

/**
 * A relation of (id, kind, actor, "wasOnTime", "wasPaid", order_id, title, created_at): the first delivery of each order, and
 * every other event of these kinds.
 */
export function keptWords(side: 'client' | 'creator', userId: Sql, since: Sql): RawBuilder<unknown> {
  return sql`(select e.id, e.kind, e.actor, o.was_on_time as "wasOnTime",
      coalesce((e.data ->> 'amountFen')::bigint, 0) > 0 as "wasPaid", o.id as order_id, o.title, e.created_at
    from orders o join order_events e on e.order_id = o.id
    where ${sql.ref(`o.${side}_id`)} = ${userId} and e.kind = any(${toldKinds}) and e.created_at > ${since}
      and (e.kind <> 'delivered' or e.data ->> 'version' = '1'))`;
}
