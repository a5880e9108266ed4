import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { AppEventType } from './event-types.ts';

export type Delivery = {
  id: number;
  eventId: number;
  type: AppEventType;
  subscriber: string;
  payload: never;
  attempts: number;
};

/** The database's own clock unless a test brings one: processes with clocks apart then still agree on what is due. */
type Clock = Date | null;
const at = (clock: Clock) => (clock ? sql<Date>`${clock}::timestamptz` : sql<Date>`now()`);

/** Who is subscribed to what: two lists of the same length. */
export type Subscriptions = { types: readonly string[]; names: readonly string[] };

/**
 * Turns the oldest events into deliveries, one for each subscriber, and says how many events that were. An event that
 * nobody subscribes to is done with. Several dispatchers may do so at once: each event is taken by one of them.
 */
export async function handOutEvents(
  db: Db,
  { types, names }: Subscriptions,
  clock: Clock,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ events: number }>`
    with taken as (
      delete from outbox_events where id in (
        select id from outbox_events order by id limit ${limit} for update skip locked
      ) returning id, type, payload
    ), handed_out as (
      insert into event_deliveries (event_id, type, subscriber, payload, available_at)
      select taken.id, taken.type, subscribed.name, taken.payload, ${at(clock)}
      from taken join unnest(${[...types]}::text[], ${[...names]}::text[]) as subscribed (type, name)
        on subscribed.type = taken.type
      order by taken.id, subscribed.name
    )
    select count(*)::int as events from taken`.execute(db);
  return rows[0]?.events ?? 0;
}

/** Those of subscribers that this process doesn't have wait for one of another version. */
export async function listDueDeliveryIds(
  db: Db,
  { names }: Subscriptions,
  clock: Clock,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('event_deliveries')
    .select('id')
    .where('failed_at', 'is', null)
    .where('available_at', '<=', at(clock))
    .where(sql<boolean>`subscriber = any(${[...names]}::text[])`)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** How long until a put-off delivery is due; null when none is put off. */
export async function findMsUntilNextDue(
  db: Db,
  { names }: Subscriptions,
  clock: Clock,
): Promise<number | null> {
  const row = await db
    .selectFrom('event_deliveries')
    .select(
      sql<number | null>`ceil(extract(epoch from min(available_at) - ${at(clock)}) * 1000)::int`.as('ms'),
    )
    .where('failed_at', 'is', null)
    .where('available_at', '>', at(clock))
    .where(sql<boolean>`subscriber = any(${[...names]}::text[])`)
    .executeTakeFirst();
  return row?.ms ?? null;
}

/**
 * Takes it from the queue for as long as the transaction stands; null when another dispatcher has it in hand or was done with
 * it first.
 */
export async function takeDueDelivery(tx: Tx, id: number, clock: Clock): Promise<Delivery | null> {
  const { rows } = await sql<Delivery>`
    select id, event_id as "eventId", type, subscriber, payload, attempts
    from take_delivery(${id}, ${at(clock)})`.execute(tx);
  return rows[0] ?? null;
}

export type Failure = { id: number; attempts: number; error: string; retryInMs: number | null };

/** Counts a failed attempt, unless another dispatcher has meanwhile counted or finished it. */
export async function recordFailure(tx: Tx, failure: Failure, clock: Clock): Promise<void> {
  const { retryInMs } = failure;
  await tx
    .updateTable('event_deliveries')
    .set({
      attempts: failure.attempts,
      last_error: failure.error,
      ...(retryInMs === null
        ? { failed_at: at(clock) }
        : { available_at: sql<Date>`${at(clock)} + ${retryInMs} * interval '1 millisecond'` }),
    })
    .where('id', '=', failure.id)
    .where('attempts', '=', failure.attempts - 1)
    .execute();
}

const KEPT_MS = 30 * 86_400_000;

/** Those that gave up, and those of subscribers that are gone from every version. */
export async function deleteOldDeliveries(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_MS);
  await db.deleteFrom('event_deliveries').where('available_at', '<', oldest).execute();
}
