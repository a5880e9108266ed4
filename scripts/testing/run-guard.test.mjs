import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

const module = JSON.stringify(new URL('./run-guard.mjs', import.meta.url).href);

/** A run whose child has started one of its own, which no signal to the run reaches, and left a file. */
const script = `
  import { spawn } from 'node:child_process';
  import { writeFileSync } from 'node:fs';
  import { guardRun } from ${module};
  const { env } = guardRun();
  writeFileSync(env.TMPDIR + '/left', '');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    env: { ...process.env, ...env }, detached: true, stdio: 'ignore',
  });
  console.log(JSON.stringify({ pid: child.pid, folder: env.TMPDIR }));
  setInterval(() => {}, 1000);`;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'])(
  'a run ended by %s leaves no process and no file behind',
  async (signal) => {
    const env = { ...process.env };
    delete env['ZAOJIE_RUN'];
    const run = spawn(process.execPath, ['--input-type=module', '-e', script], { env });
    const [line] = await once(run.stdout, 'data');
    const { pid, folder } = JSON.parse(String(line));
    expect([isAlive(pid), existsSync(folder)]).toEqual([true, true]);
    run.kill(signal);
    await expect.poll(() => [isAlive(pid), existsSync(folder)], { timeout: 100_000 }).toEqual([false, false]);
  },
);
