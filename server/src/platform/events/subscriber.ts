import type { Tx } from '../../db/database.ts';
import type { AppEvents, AppEventType } from './event-types.ts';

export type EventHandler<T extends AppEventType> = (
  tx: Tx,
  payload: AppEvents[T],
  eventId: number,
) => Promise<void>;

export type Subscriber = {
  [T in AppEventType]: { event: T; name: string; handle: EventHandler<T> };
}[AppEventType];

/**
 * `handle` works in a transaction of its own that also ends the delivery: what it writes with `tx` is written exactly
 * once, whatever becomes of the event's other subscribers. The name stays the same for good: deliveries wait under it.
 */
export function subscribe<T extends AppEventType>(
  event: T,
  name: string,
  handle: EventHandler<T>,
): Subscriber {
  return { event, name, handle } as Subscriber;
}
