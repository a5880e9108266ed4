import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { LaunchError } from './launch-error.mjs';

const beatMs = 2_000;
const staleMs = 30_000;
const pollMs = 300;
const patienceMs = 20 * 60_000;

/** Locks this process holds: one that names this process's id but isn't here was left by a dead process with the same id. */
const held = new Set();

/**
 * Runs `work` while holding the lock file, so that two starts at once don't write over each other.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {{ onWait?: () => void }} [options]
 * @returns {Promise<T>}
 */
export async function withLock(file, work, { onWait } = {}) {
  await acquire(file, onWait);
  const release = () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
  const beat = setInterval(() => touch(file), beatMs);
  beat.unref();
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

/**
 * @param {string} file
 * @param {(() => void) | undefined} onWait
 */
async function acquire(file, onWait) {
  mkdirSync(path.dirname(file), { recursive: true });
  const started = Date.now();
  let told = false;
  while (!tryCreate(file)) {
    if (isStale(file)) {
      removeStale(file);
      continue;
    }
    if (Date.now() - started > patienceMs) {
      throw new LaunchError(`另一个进程一直占用 ${path.basename(file)}，请结束它后重试。`);
    }
    if (!told) onWait?.();
    told = true;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/** @param {string} file */
function tryCreate(file) {
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: 'wx' });
    held.add(file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * A dead holder is known at once by its process id; one on another machine or with a reused id by its missing heartbeat.
 * @param {string} file
 */
export function isStale(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > staleMs) return true;
    const { pid, host } = JSON.parse(readFileSync(file, 'utf8'));
    return host === hostname() && (pid === process.pid ? !held.has(file) : !isAlive(pid));
  } catch {
    // Gone or still being written: the next round sees.
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Two waiters may both find the lock stale: moving it aside first lets one of them notice that it took a fresh one.
 * @param {string} file
 */
function removeStale(file) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (isStale(aside)) rmSync(aside, { force: true });
    else renameSync(aside, file);
  } catch {
    // The other waiter was quicker.
  }
}

/** @param {string} file */
function touch(file) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // The work goes on; at worst the lock is taken for stale.
  }
}
