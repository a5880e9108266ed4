import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repoRoot } from '../files/paths.mjs';

const [run = '', folder = ''] = process.argv.slice(2);
const patienceMs = 20_000;

if (!/^[\da-f]{12}$/.test(run)) throw new Error('tidy-up needs the name of a run');
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => {});
process.stdin.resume();
process.stdin.once('close', () => void tidyUp());

async function tidyUp() {
  await endProcesses();
  await dropDatabases(process.env['GUARDED_DATABASE_URL']).catch(() => {});
  const bundles = path.join(repoRoot, 'server', '.cache');
  for (const name of namesIn(bundles))
    if (name.startsWith(`test-run-${run}`)) remove(path.join(bundles, name));
  remove(folder);
}

/** A server of PostgreSQL ends its own processes when told to; everything else is ended at once. */
async function endProcesses() {
  const began = Date.now();
  for (let left = processesOfRun(); left.length > 0; left = processesOfRun()) {
    const isLate = Date.now() - began > patienceMs;
    for (const { pid, isDatabase } of left) send(pid, isDatabase && !isLate ? 'SIGQUIT' : 'SIGKILL');
    if (Date.now() - began > 2 * patienceMs) return;
    await sleep(100);
  }
}

/**
 * @param {number} pid
 * @param {'SIGQUIT' | 'SIGKILL'} name
 */
function send(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // Gone meanwhile.
  }
}

/**
 * Whoever was started by the run has its name in the environment, or its folder among the arguments.
 * @returns {{ pid: number, isDatabase: boolean }[]}
 */
function processesOfRun() {
  const isOfRun = (/** @type {string} */ text) => text.includes(`ZAOJIE_RUN=${run}`) || text.includes(folder);
  return listProcesses()
    .filter(({ pid, text }) => pid !== process.pid && isOfRun(text))
    .map(({ pid, text }) => ({ pid, isDatabase: /^\S*postgres\b/.test(text) }));
}

/** @returns {{ pid: number, text: string }[]} */
function listProcesses() {
  if (process.platform === 'win32') return [];
  if (process.platform === 'linux') {
    return namesIn('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => ({
        pid: Number(name),
        text: `${readProc(name, 'cmdline')} ${readProc(name, 'environ')}`,
      }));
  }
  const lines = execFileSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,command='], { encoding: 'utf8' }).split(
    '\n',
  );
  return lines.map((line) => {
    const [, pid = '', text = ''] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    return { pid: Number(pid), text };
  });
}

/**
 * @param {string} pid
 * @param {'cmdline' | 'environ'} what
 */
function readProc(pid, what) {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** @param {string} at */
function namesIn(at) {
  try {
    return readdirSync(at);
  } catch {
    return [];
  }
}

/** @param {string} what */
function remove(what) {
  try {
    rmSync(what, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // Somebody else's by now.
  }
}

/** @param {string | undefined} url */
async function dropDatabases(url) {
  if (!url) return;
  const { Client } = createRequire(path.join(repoRoot, 'server', 'package.json'))('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select datname from pg_database where datname like $1', [
      `zaojie\\_${run}\\_%`,
    ]);
    for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`);
  } finally {
    await client.end();
  }
}
