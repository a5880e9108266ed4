import { spawn } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../startup-error.ts';
import { type Cluster, findPostmaster } from './postmaster.ts';
import { spawnOptions } from './run-command.ts';
import { serverSettings } from './server-settings.ts';

const READY_WITHIN_MS = 120_000;
const REPORT_EVERY_MS = 10_000;

/** `locked`: another server has, or has not yet let go of, this folder. */
export type LaunchOutcome = 'ready' | 'locked' | 'port-taken';

export async function launchPostmaster(cluster: Cluster, port: number): Promise<LaunchOutcome> {
  const settings = serverSettings(port, cluster.settings);
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.folder, ...settings], {
    ...spawnOptions(cluster.account),
    cwd: cluster.folder,
    detached: true, // Ctrl+C in the terminal is for us; we stop the server once our own work is done
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const life = { output: '', isOver: false };
  child.stderr.on('data', (chunk: Buffer) => {
    life.output += chunk.toString();
  });
  child.on('close', () => {
    life.isOver = true;
  });
  child.on('error', (error) => {
    life.output += error.message;
    life.isOver = true;
  });
  const started = Date.now();
  let reported = started;
  while (!life.isOver) {
    const running = await findPostmaster(cluster.folder);
    if (running !== null && running.pid === child.pid && running.isReady) break;
    if (Date.now() - started > READY_WITHIN_MS) throw await startFailed(cluster, '等待超时');
    if (Date.now() - reported > REPORT_EVERY_MS) {
      reported = Date.now();
      cluster.log('数据库还在恢复上次没写完的数据…');
    }
    await sleep(20);
  }
  if (life.isOver) return await explainExit(cluster, life.output, child.pid);
  child.stderr.destroy(); // the server writes to its own log by now
  child.unref();
  return 'ready';
}

async function explainExit(cluster: Cluster, output: string, pid?: number): Promise<LaunchOutcome> {
  if (/lock file .* already exists|pre-existing shared memory block/.test(output)) return 'locked';
  const log = await latestLog(cluster.folder);
  // The log also tells of earlier starts.
  const ours = log.split('\n').filter((line) => line.includes(`[${pid}]`));
  if (ours.some((line) => line.includes('Address already in use'))) return 'port-taken';
  throw await startFailed(cluster, lastFailure(output) ?? lastFailure(log) ?? output);
}

function lastFailure(text: string): string | undefined {
  return text.split('\n').findLast((line) => /FATAL|PANIC|error/.test(line));
}

async function startFailed(cluster: Cluster, reason: string): Promise<StartupError> {
  const sentence = reason.replace(/^.*?(FATAL|PANIC):\s*/, '').trim();
  return new StartupError(
    `内置数据库没能启动（${sentence}），详情见 ${join(cluster.folder, 'log')}；请按此处理，或设置 DATABASE_URL。`,
  );
}

async function latestLog(folder: string): Promise<string> {
  const logs = join(folder, 'log');
  let newest = { path: '', time: 0 };
  for (const name of await readdir(logs).catch(() => [])) {
    const time = (await stat(join(logs, name))).mtimeMs;
    if (time > newest.time) newest = { path: join(logs, name), time };
  }
  const text = newest.path === '' ? '' : await readFile(newest.path, 'utf8');
  return text.slice(-2_000);
}
