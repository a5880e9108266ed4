import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isStale, withLock } from './lock.mjs';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zaojie-lock-'));
  file = path.join(folder, 'deep', 'work.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

test('work of the same lock never overlaps', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setTimeout(resolve, 20));
    inside -= 1;
  };
  await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)]);
  expect(most).toBe(1);
});

test('a lock with this very process id that this process never took is stale', async () => {
  await withLock(file, async () => {});
  writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname() }));
  expect(isStale(file)).toBe(true);
  await withLock(file, async () => expect(isStale(file)).toBe(false));
});

test('the lock is given back, after a failure too', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(file)).toBe(false);
});

test('a lock left by a killed process is taken over at once', async () => {
  await withLock(file, async () => {});
  writeFileSync(file, JSON.stringify({ pid: deadPid(), host: hostname() }));
  const holder = await withLock(file, async () => JSON.parse(readFileSync(file, 'utf8')).pid);
  expect(holder).toBe(process.pid);
});

test('a lock from another machine is stale only without heartbeat', async () => {
  await withLock(file, async () => {});
  writeFileSync(file, JSON.stringify({ pid: deadPid(), host: 'another-machine' }));
  expect(isStale(file)).toBe(false);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  expect(isStale(file)).toBe(true);
});

test('a lock of a living process is waited for', async () => {
  await withLock(file, async () => {});
  writeFileSync(file, JSON.stringify({ pid: process.ppid, host: hostname() }));
  let waited = 0;
  const release = () => {
    waited += 1;
    rmSync(file);
  };
  await withLock(file, async () => {}, { onWait: release });
  expect(waited).toBe(1);
});
