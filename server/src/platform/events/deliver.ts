import type { Db } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import type { Log } from '../../log.ts';
import { recordFailure, takeDueDelivery, type Delivery } from './outbox.queries.ts';
import type { Subscriber } from './subscriber.ts';

const MAX_ATTEMPTS = 12;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 600_000;

export type DeliveryOptions = { db: Db; subscribers: readonly Subscriber[]; log: Log; now?: () => Date };
export type Outcome = 'handled' | 'failed' | 'taken-by-another';

/** What the subscriber writes and the end of the delivery are one transaction: it happens once, or not at all. */
export async function deliver(options: DeliveryOptions, id: number): Promise<Outcome> {
  const progress: { delivery: Delivery | null } = { delivery: null };
  try {
    await transaction(options.db, async (tx) => {
      const delivery = await takeDueDelivery(tx, id, options.now?.() ?? null);
      progress.delivery = delivery;
      if (!delivery) return;
      await subscriberOf(options, delivery).handle(tx, delivery.payload, delivery.eventId);
    });
    return progress.delivery ? 'handled' : 'taken-by-another';
  } catch (error) {
    if (!progress.delivery) throw error;
    await putOff(options, progress.delivery, error);
    return 'failed';
  }
}

function subscriberOf({ subscribers }: DeliveryOptions, { type, subscriber }: Delivery): Subscriber {
  const found = subscribers.find(({ event, name }) => event === type && name === subscriber);
  if (!found) throw new Error(`${subscriber} is not subscribed to ${type}`);
  return found;
}

async function putOff(options: DeliveryOptions, delivery: Delivery, cause: unknown) {
  const attempts = delivery.attempts + 1;
  const retryInMs = attempts < MAX_ATTEMPTS ? retryDelayMs(attempts) : null;
  const error = cause instanceof Error ? cause.message : String(cause);
  // PostgreSQL text holds no NUL, and a reason needs no more than this.
  const stored = error.replaceAll('\0', '').slice(0, 2_000);
  const clock = options.now?.() ?? null;
  await transaction(options.db, (tx) =>
    recordFailure(tx, { id: delivery.id, attempts, error: stored, retryInMs }, clock),
  );
  const { eventId, type: eventType, subscriber } = delivery;
  const facts = { err: cause, eventId, eventType, subscriber, attempts };
  if (retryInMs === null) options.log.error(facts, 'a delivery failed for good');
  else options.log.warn({ ...facts, retryInMs }, 'a delivery failed and will be tried again');
}

/** 1 s after the first failed attempt, doubling up to 10 minutes. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
}
