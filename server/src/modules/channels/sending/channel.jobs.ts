import type { OutsideChannel } from '@zaojie/contract/channels/channel.schemas';
import type { Tx } from '../../../db/database.ts';
import { scheduleJob } from '../../../platform/jobs/schedule-job.ts';

declare module '../../../platform/jobs/job-types.ts' {
  interface AppJobs {
    /** Makes one message of whatever waits for a person's channel. */
    'pack-notices': { userId: number; channel: OutsideChannel };
    'send-parcel': { parcelId: number };
  }
}

export async function schedulePacking(
  tx: Tx,
  userId: number,
  channel: OutsideChannel,
  runAt?: Date,
): Promise<void> {
  // Those that are put off come together under one key; those that are due must never be put off by another.
  const later = runAt && { runAt, key: `pack-notices:${channel}:${userId}:${runAt.getTime()}` };
  await scheduleJob(tx, 'pack-notices', { userId, channel }, later);
}

export async function scheduleSending(tx: Tx, parcelId: number, runAt?: Date): Promise<void> {
  const key = `send-parcel:${parcelId}`;
  await scheduleJob(tx, 'send-parcel', { parcelId }, { key, ...(runAt && { runAt }) });
}
