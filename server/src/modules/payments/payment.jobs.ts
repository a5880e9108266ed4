import type { Tx } from '../../db/database.ts';
import type { JobCron } from '../../platform/jobs/job-types.ts';
import { scheduleJob } from '../../platform/jobs/schedule-job.ts';

declare module '../../platform/jobs/job-types.ts' {
  interface AppJobs {
    'settle-payment': { paymentId: number };
    'find-forgotten-payments': Record<string, never>;
  }
}

/** A net under the timers that each payment has of its own. */
export const paymentCrons: readonly JobCron[] = [{ task: 'find-forgotten-payments', match: '*/20 * * * *' }];

export const settleKey = (paymentId: number): string => `settle-payment:${paymentId}`;

export async function scheduleSettling(tx: Tx, paymentId: number, runAt?: Date): Promise<void> {
  await scheduleJob(
    tx,
    'settle-payment',
    { paymentId },
    { key: settleKey(paymentId), ...(runAt && { runAt }) },
  );
}
