import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { AppEvents, AppEventType } from './event-types.ts';

/** Dispatchers listen here; a trigger of the outbox sends the wake-up, which arrives when the transaction commits. */
export const WAKE_CHANNEL = 'outbox_events';

/** Writes the event with the change it tells of: both happen or neither. */
export async function emitEvent<T extends AppEventType>(
  tx: Tx,
  type: T,
  payload: AppEvents[T],
): Promise<void> {
  await sql`
    insert into outbox_events (type, payload) values (${type}, ${JSON.stringify(payload)}::jsonb)`.execute(
    tx,
  );
}

type SqlOf<P> = { readonly [K in keyof P]: RawBuilder<unknown> };

/**
 * The same for a statement that changes and tells in one: a part of its `with`, which writes one event for each row of
 * `rows` (a from clause and what follows it).
 */
export function emittingEvent<T extends AppEventType>(
  type: T,
  payload: SqlOf<AppEvents[T]>,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const pairs = Object.entries<RawBuilder<unknown>>(payload).flatMap(([name, value]) => [
    sql.lit(name),
    value,
  ]);
  return sql`insert into outbox_events (type, payload)
    select ${sql.lit(type)}, jsonb_build_object(${sql.join(pairs)}) from ${rows}`;
}
