import { GRACE_DAYS } from '@zaojie/contract/deletions/deletion.schemas';
import type { Tx } from '../../db/database.ts';
import { scheduleJob } from '../../platform/jobs/schedule-job.ts';

declare module '../../platform/jobs/job-types.ts' {
  interface AppJobs {
    'erase-account': { userId: number };
  }
}

const DAY_MS = 86_400_000;

export const dueAfter = (now: Date) => new Date(now.getTime() + GRACE_DAYS * DAY_MS);
/** What keeps an account is looked at again every day. */
export const laterThan = (now: Date) => new Date(now.getTime() + DAY_MS);

export const jobKey = (userId: number) => `erase-account:${userId}`;

export async function scheduleErasing(tx: Tx, userId: number, runAt: Date): Promise<void> {
  await scheduleJob(tx, 'erase-account', { userId }, { runAt, key: jobKey(userId) });
}
