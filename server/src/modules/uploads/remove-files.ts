import type { Tx } from '../../db/database.ts';
import { scheduleJob } from '../../platform/jobs/schedule-job.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { keysOf } from './upload-keys.ts';
import type { RemovedUpload } from './use.queries.ts';

declare module '../../platform/jobs/job-types.ts' {
  interface AppJobs {
    'remove-files': { keys: string[] };
  }
}

/** Files can't be brought back when a transaction is, so they go once the rows are gone for good. */
export async function scheduleRemoval(tx: Tx, removed: readonly RemovedUpload[]): Promise<void> {
  await scheduleRemovalOf(tx, removed.flatMap(keysOf));
}

export async function scheduleRemovalOf(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await scheduleJob(tx, 'remove-files', { keys: [...keys] });
}

export async function removeFiles(storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.delete(key);
}
