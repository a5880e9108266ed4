import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeOf, thisMachine } from './run-place.mjs';

const tidyUp = fileURLToPath(new URL('./tidy-up.mjs', import.meta.url));

/**
 * Begins a run of tests: whatever is started with `env` belongs to it, and keeps its temporary files in its folder. However
 * this process ends, also by kill -9, a process beside it then ends what is left of the run and removes its files and databases.
 * @param {{ databaseUrl?: string | undefined }} [options] a PostgreSQL on which the run makes databases
 * @returns {{ env: { ZAOJIE_RUN: string, TMPDIR: string }, end: () => Promise<void> }}
 */
export function guardRun({ databaseUrl } = {}) {
  const run = randomBytes(6).toString('hex');
  const folder = path.join(placeOf(thisMachine()), `zaojie-run-${run}`);
  mkdirSync(folder);
  // Closed to others, the user that runs the database could not enter it.
  chmodSync(folder, 0o755);
  // It knows that this process has ended by the end of its input, which the system closes then.
  const guard = spawn(process.execPath, [tidyUp, run, folder], {
    env: { ...process.env, ...(databaseUrl && { GUARDED_DATABASE_URL: databaseUrl }) },
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    windowsHide: true,
  });
  guard.on('error', () => {});
  guard.stdin?.on('error', () => {});
  const ended = new Promise((resolve) => guard.once('close', resolve));
  guard.unref();
  /** @type {import('node:net').Socket} */ (/** @type {unknown} */ (guard.stdin)).unref();
  const end = async () => {
    guard.ref();
    guard.stdin?.end();
    await ended;
  };
  return { env: { ZAOJIE_RUN: run, TMPDIR: folder }, end };
}
