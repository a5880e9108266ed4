import { Client } from 'pg';
import type { Log } from '../../log.ts';
import { WAKE_CHANNEL } from './emit-event.ts';

const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 5_000;

export type WakeListener = { start(): Promise<void>; stop(): Promise<void> };
type Options = { connectionString: string; onWake: () => void; log: Log };

/** Holds a connection that hears of new events, and gets another one when it is lost. */
export function createWakeListener({ connectionString, onWake, log }: Options): WakeListener {
  let client: Client | null = null;
  let retryTimer: NodeJS.Timeout | undefined;
  let retryInMs = FIRST_RETRY_MS;
  let isStopped = true;

  function onLost(lost: Client, error?: Error): void {
    if (client !== lost) return;
    client = null;
    lost.end().catch(() => {});
    if (isStopped) return;
    log.warn(
      { reason: error?.message ?? 'connection closed', retryInMs },
      'lost the wake-up connection for events',
    );
    retryTimer = setTimeout(() => void connect(), retryInMs);
    retryInMs = Math.min(retryInMs * 2, LONGEST_RETRY_MS);
  }

  async function connect(): Promise<void> {
    const fresh = new Client({
      connectionString,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      application_name: 'zaojie-events',
    });
    client = fresh;
    fresh.on('error', (error) => onLost(fresh, error));
    fresh.on('end', () => onLost(fresh));
    fresh.on('notification', onWake);
    try {
      await fresh.connect();
      await fresh.query(`listen ${WAKE_CHANNEL}`);
      retryInMs = FIRST_RETRY_MS;
      // Whatever was emitted while nobody listened.
      onWake();
    } catch (error) {
      onLost(fresh, error as Error);
    }
  }

  return {
    async start() {
      isStopped = false;
      await connect();
    },
    async stop() {
      isStopped = true;
      clearTimeout(retryTimer);
      const last = client;
      client = null;
      await last?.end().catch(() => {});
    },
  };
}
