import { readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { type Account, runCommand } from './run-command.ts';
import type { ServerSettings } from './server-settings.ts';

export type Cluster = {
  folder: string;
  account: Account | null;
  binaries: Binaries;
  password: string;
  /** What is set otherwise than for everybody. */
  settings?: ServerSettings;
  log: (line: string) => void;
};

export type Postmaster = { pid: number; port: number; isReady: boolean };

/** The server running on this folder, whoever started it; null when there is none, even if a file says otherwise. */
export async function findPostmaster(folder: string): Promise<Postmaster | null> {
  const text = await readFile(pidFile(folder), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !(await isServing(pid, folder))) return null;
  return { pid, port: Number(lines[3]), isReady: lines[7] === 'ready' };
}

/**
 * After a crash the recorded pid may belong to some other program by now, most likely so in a container. PostgreSQL
 * clears files of dead processes itself but refuses to start over a live one.
 */
export async function removeMisleadingPidFile(folder: string): Promise<void> {
  const before = await readFile(pidFile(folder), 'utf8').catch(() => null);
  if (before === null) return;
  const pid = Number(before.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || (await isServing(pid, folder))) return;
  if ((await readFile(pidFile(folder), 'utf8').catch(() => null)) !== before) return; // a new server came up meanwhile
  await rm(pidFile(folder), { force: true });
}

/** Waits at most five seconds; an immediate stop loses nothing, the next start replays the log. */
export async function shutDown(cluster: Omit<Cluster, 'password'>): Promise<void> {
  for (const [mode, seconds] of [
    ['fast', '4'],
    ['immediate', '1'],
  ] as const) {
    const args = ['stop', '-D', cluster.folder, '-m', mode, '-w', '-t', seconds, '-s'];
    const result = await runCommand(cluster.binaries.pgCtl, args, cluster);
    if (result.exitCode === 0 || (await findPostmaster(cluster.folder)) === null) return;
  }
  cluster.log(`数据库没有在 5 秒内停下，下次启动会接着使用它（${cluster.folder}）`);
}

function pidFile(folder: string): string {
  return join(folder, 'postmaster.pid');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isServing(pid: number, folder: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') {
    // A server's working folder is its data folder; a dead one not yet collected by its parent has none.
    const [cwd, name] = await Promise.all([
      readlink(`/proc/${pid}/cwd`).catch(() => ''),
      readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
    ]);
    return cwd === folder && name.trim() === 'postgres';
  }
  const { output } = await runCommand('ps', ['-p', String(pid), '-o', 'command='], { account: null });
  return output.includes('postgres') && output.includes(folder);
}
