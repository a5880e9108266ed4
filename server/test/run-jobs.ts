import { removeFiles } from '../src/modules/uploads/remove-files.ts';
import { runDue } from '../src/platform/jobs/run-due.rig.ts';
import type { TestApp } from './test-app.ts';

// What failed is put off; each run comes after whatever the one before put off.
let year = 2100;

/** Removes the files whose rows are gone, as the worker would. */
export async function removeWaitingFiles(app: TestApp, storage = app.services.storage): Promise<void> {
  const tasks = { 'remove-files': ({ keys }: { keys: string[] }) => removeFiles(storage, keys) };
  const { failed } = await runDue({ db: app.db, tasks }, new Date(Date.UTC(year++, 0)));
  for (const { error } of failed) throw error;
}
