import type { Tx } from '../../db/database.ts';
import { scheduleJob } from '../../platform/jobs/schedule-job.ts';

declare module '../../platform/jobs/job-types.ts' {
  interface AppJobs {
    /** The switch was turned: public pictures are drawn anew, one after the other. */
    'redraw-works': { userId: number };
  }
}

export async function scheduleRedraw(tx: Tx, userId: number): Promise<void> {
  await scheduleJob(tx, 'redraw-works', { userId }, { key: `redraw-works:${userId}` });
}
