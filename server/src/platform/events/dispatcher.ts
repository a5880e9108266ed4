import type { Db } from '../../db/database.ts';
import type { Log } from '../../log.ts';
import { createAlarm } from './alarm.ts';
import { deliver } from './deliver.ts';
import { findMsUntilNextDue, handOutEvents, listDueDeliveryIds } from './outbox.queries.ts';
import type { Subscriber } from './subscriber.ts';
import { createWakeListener } from './wake-listener.ts';

const BATCH_SIZE = 100;
const POLL_MS = 5_000;
const POLL_WITHOUT_DATABASE_MS = 1_000;

export type DispatcherOptions = {
  db: Db;
  connectionString: string;
  subscribers: readonly Subscriber[];
  log: Log;
  now?: () => Date;
};

export type Dispatcher = {
  start(): Promise<void>;
  /** Finishes the delivery in hand; the others wait for the next start. */
  stop(): Promise<void>;
  /** Works off what is due now, and says how many deliveries were made. */
  drain(): Promise<number>;
};

/** Brings events to their subscribers, each on its own. Any number of dispatchers may work on one database. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { db, log } = options;
  const alarm = createAlarm();
  const listener = createWakeListener({
    connectionString: options.connectionString,
    onWake: alarm.ring,
    log,
  });
  const subscriptions = listSubscriptions(options.subscribers);
  const running = new Set<Promise<unknown>>();
  const state = { isStopping: false };

  async function workOff(): Promise<number> {
    const counts = { handled: 0, failed: 0, 'taken-by-another': 0 };
    for (;;) {
      const clock = options.now?.() ?? null;
      const before = counts.handled + counts.failed;
      const events = await handOutEvents(db, subscriptions, clock, BATCH_SIZE);
      for (const id of await listDueDeliveryIds(db, subscriptions, clock, BATCH_SIZE)) {
        if (state.isStopping) return counts.handled;
        counts[await deliver(options, id)]++;
      }
      if (events === 0 && counts.handled + counts.failed === before) return counts.handled;
    }
  }

  async function keepWorking(): Promise<void> {
    let isInTrouble = false;
    while (!state.isStopping) {
      let waitMs = POLL_MS;
      try {
        await workOff();
        const nextDueMs = await findMsUntilNextDue(db, subscriptions, options.now?.() ?? null);
        waitMs = Math.min(nextDueMs ?? POLL_MS, POLL_MS);
        isInTrouble = false;
      } catch (error) {
        waitMs = POLL_WITHOUT_DATABASE_MS;
        if (!isInTrouble) log.warn({ err: error }, 'events are waiting for the database');
        isInTrouble = true;
      }
      if (!state.isStopping) await alarm.wait(waitMs);
    }
  }

  function track<T>(work: Promise<T>): Promise<T> {
    const entry = work.catch(() => {}).finally(() => running.delete(entry));
    running.add(entry);
    return work;
  }

  return {
    async start() {
      await listener.start();
      void track(keepWorking());
    },
    async stop() {
      state.isStopping = true;
      alarm.ring();
      await listener.stop();
      await Promise.all(running);
      state.isStopping = false;
    },
    drain: () => track(workOff()),
  };
}

function listSubscriptions(subscribers: readonly Subscriber[]): { types: string[]; names: string[] } {
  const keys = subscribers.map(({ event, name }) => `${event} ${name}`);
  const doubled = keys.find((key, i) => keys.indexOf(key) !== i);
  if (doubled !== undefined) throw new Error(`Two subscribers are called ${doubled}`);
  return { types: subscribers.map(({ event }) => event), names: subscribers.map(({ name }) => name) };
}
