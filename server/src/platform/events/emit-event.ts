import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { AppEvents, AppEventType } from './event-types.ts';

/** Dispatchers listen here; PostgreSQL sends the wake-up only when the transaction commits. */
export const WAKE_CHANNEL = 'outbox_events';

/** Writes the event with the change it tells of: both happen or neither. */
export async function emitEvent<T extends AppEventType>(
  tx: Tx,
  type: T,
  payload: AppEvents[T],
): Promise<void> {
  await sql`
    with event as (
      insert into outbox_events (type, payload) values (${type}, ${JSON.stringify(payload)}::jsonb)
    )
    select pg_notify(${WAKE_CHANNEL}, '')`.execute(tx);
}
