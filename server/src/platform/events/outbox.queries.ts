import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { AppEventType } from './event-types.ts';

export type OutboxEvent = { id: number; type: AppEventType; payload: never; attempts: number };

/** The database's own clock unless a test brings one: processes with clocks apart then still agree on what is due. */
type Clock = Date | null;
const at = (clock: Clock) => (clock ? sql<Date>`${clock}::timestamptz` : sql<Date>`now()`);

export async function listDueEventIds(db: Db, clock: Clock, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('outbox_events')
    .select('id')
    .where('failed_at', 'is', null)
    .where('available_at', '<=', at(clock))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** How long until a put-off event is due; null when none is put off. */
export async function findMsUntilNextDue(db: Db, clock: Clock): Promise<number | null> {
  const row = await db
    .selectFrom('outbox_events')
    .select(
      sql<number | null>`ceil(extract(epoch from min(available_at) - ${at(clock)}) * 1000)::int`.as('ms'),
    )
    .where('failed_at', 'is', null)
    .where('available_at', '>', at(clock))
    .executeTakeFirst();
  return row?.ms ?? null;
}

/** Null when another dispatcher has it in hand or was done with it first. */
export async function lockDueEvent(tx: Tx, id: number, clock: Clock): Promise<OutboxEvent | null> {
  const row = await tx
    .selectFrom('outbox_events')
    .select(['id', 'type', 'payload', 'attempts'])
    .where('id', '=', id)
    .where('failed_at', 'is', null)
    .where('available_at', '<=', at(clock))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return (row as OutboxEvent | undefined) ?? null;
}

export async function deleteEvent(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('outbox_events').where('id', '=', id).execute();
}

export type Failure = { id: number; attempts: number; error: string; retryInMs: number | null };

/** Counts a failed attempt, unless another dispatcher has meanwhile counted or finished it. */
export async function recordFailure(tx: Tx, failure: Failure, clock: Clock): Promise<void> {
  const { retryInMs } = failure;
  await tx
    .updateTable('outbox_events')
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
