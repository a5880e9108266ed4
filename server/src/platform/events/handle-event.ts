import type { Db } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import type { Log } from '../../log.ts';
import { deleteEvent, lockDueEvent, recordFailure, type OutboxEvent } from './outbox.queries.ts';
import type { Subscriber } from './subscriber.ts';

const MAX_ATTEMPTS = 12;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 600_000;

export type HandlingOptions = { db: Db; subscribers: readonly Subscriber[]; log: Log; now?: () => Date };
export type Outcome = 'handled' | 'failed' | 'taken-by-another';

type Progress = { event: OutboxEvent | null; subscriber: string };

/** The effects of all subscribers and the end of the event are one transaction: all of it happens once, or none. */
export async function handleEvent(options: HandlingOptions, id: number): Promise<Outcome> {
  const progress: Progress = { event: null, subscriber: '' };
  try {
    await transaction(options.db, async (tx) => {
      progress.event = await lockDueEvent(tx, id, options.now?.() ?? null);
      if (!progress.event) return;
      for (const subscriber of options.subscribers) {
        if (subscriber.event !== progress.event.type) continue;
        progress.subscriber = subscriber.name;
        await subscriber.handle(tx, progress.event.payload, id);
      }
      await deleteEvent(tx, id);
    });
    return progress.event ? 'handled' : 'taken-by-another';
  } catch (error) {
    if (!progress.event) throw error;
    await putOff(options, progress.event, progress.subscriber, error);
    return 'failed';
  }
}

async function putOff(options: HandlingOptions, event: OutboxEvent, subscriber: string, cause: unknown) {
  const attempts = event.attempts + 1;
  const retryInMs = attempts < MAX_ATTEMPTS ? retryDelayMs(attempts) : null;
  const error = `${subscriber}: ${cause instanceof Error ? cause.message : String(cause)}`;
  // PostgreSQL text holds no NUL, and a reason needs no more than this.
  const stored = error.replaceAll('\0', '').slice(0, 2_000);
  const clock = options.now?.() ?? null;
  await transaction(options.db, (tx) =>
    recordFailure(tx, { id: event.id, attempts, error: stored, retryInMs }, clock),
  );
  const facts = { err: cause, eventId: event.id, eventType: event.type, subscriber, attempts };
  if (retryInMs === null) options.log.error(facts, 'an event failed for good');
  else options.log.warn({ ...facts, retryInMs }, 'an event failed and will be tried again');
}

/** 1 s after the first failed attempt, doubling up to 10 minutes. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
}
