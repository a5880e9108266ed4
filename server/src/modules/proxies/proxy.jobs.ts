import type { Tx } from '../../db/database.ts';
import { scheduleJob } from '../../platform/jobs/schedule-job.ts';

declare module '../../platform/jobs/job-types.ts' {
  interface AppJobs {
    /** Its day has passed: it has ceased already, and both are told. */
    'expire-proxy': { proxyId: number };
  }
}

export const expiryKey = (id: number) => `expire-proxy:${id}`;

/** A little later than its end, so that the two clocks agree that it is over. */
const LATER_MS = 2000;

export async function scheduleExpiry(tx: Tx, proxyId: number, expiresAt: Date): Promise<void> {
  const runAt = new Date(expiresAt.getTime() + LATER_MS);
  await scheduleJob(tx, 'expire-proxy', { proxyId }, { runAt, key: expiryKey(proxyId) });
}
