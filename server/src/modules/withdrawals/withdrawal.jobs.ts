import type { Tx } from '../../db/database.ts';
import type { JobCron } from '../../platform/jobs/job-types.ts';
import { scheduleJob } from '../../platform/jobs/schedule-job.ts';

declare module '../../platform/jobs/job-types.ts' {
  interface AppJobs {
    'pay-out': { withdrawalId: number };
    'find-forgotten-payouts': Record<string, never>;
  }
}

/** A net under the timers that each payout has of its own. */
export const withdrawalCrons: readonly JobCron[] = [{ task: 'find-forgotten-payouts', match: '11 * * * *' }];

export async function schedulePayout(tx: Tx, withdrawalId: number, runAt?: Date): Promise<void> {
  await scheduleJob(
    tx,
    'pay-out',
    { withdrawalId },
    { key: `pay-out:${withdrawalId}`, ...(runAt && { runAt }) },
  );
}
