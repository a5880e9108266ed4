import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { EmbeddedEngine } from './engine.ts';
import { temporaryFolder } from './temporary-folder.rig.ts';
import { homeWithCluster, isServing, postmasterOf, query, start, until } from './test-engine.rig.ts';

const TIMEOUT = 120_000;

type Writer = { child: ChildProcess; acknowledged: string[]; exited: Promise<unknown> };

/** Another process of ours, writing one row after the other. */
function startWriter(home: string): Writer {
  const fixture = fileURLToPath(new URL('./engine-process.fixture.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fixture, join(home, 'data'), join(home, 'other')],
    {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const acknowledged: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => acknowledged.push(line));
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return { child, acknowledged, exited: once(child, 'exit') };
}

async function storedIds(engine: EmbeddedEngine): Promise<Set<string>> {
  const rows = await query<{ id: string }>(engine, 'select id::text from entries');
  return new Set(rows.map(({ id }) => id));
}

describe('processes that share a folder', { timeout: TIMEOUT }, () => {
  test('may all be the first: one makes the database, each one works', async () => {
    const home = await temporaryFolder();
    const writer = startWriter(home);
    const ours = await Promise.all([start(home), start(home)]);
    await until(() => writer.acknowledged.length > 0);
    expect(ours[0].connectionString).toBe(ours[1].connectionString);
    writer.child.kill('SIGTERM');
    await writer.exited;
    expect([...(await storedIds(ours[0]))].sort()).toEqual(writer.acknowledged.sort());
    expect(await readdir(join(home, 'data'))).toEqual(['postgres']);
  });

  test('leave the server running until the last of them stops', async () => {
    const home = await homeWithCluster();
    const writer = startWriter(home);
    await until(() => writer.acknowledged.length > 0);
    const guest = await start(home);
    await guest.stop();
    expect(await isServing(home)).toBe(true);

    const stayer = await start(home);
    writer.child.kill('SIGTERM');
    await writer.exited;
    expect(await query(stayer, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stayer.stop();
    expect(await isServing(home)).toBe(false);
  });
});

describe('after a crash', { timeout: TIMEOUT }, () => {
  test('a server left over by a killed process is taken over with every acknowledged row', async () => {
    const home = await homeWithCluster();
    const writer = startWriter(home);
    await until(() => writer.acknowledged.length > 200);
    const pid = await postmasterOf(home);
    writer.child.kill('SIGKILL');
    await writer.exited;

    const engine = await start(home);
    expect(await postmasterOf(home)).toBe(pid);
    const stored = await storedIds(engine);
    expect(writer.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await engine.stop();
    expect(await isServing(home)).toBe(false);
  });

  test('a server killed together with its process recovers every acknowledged row', async () => {
    const home = await homeWithCluster();
    const writer = startWriter(home);
    await until(() => writer.acknowledged.length > 200);
    process.kill(await postmasterOf(home), 'SIGKILL');
    writer.child.kill('SIGKILL');
    await writer.exited;
    const stored = await storedIds(await start(home));
    expect(writer.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  });

  test('a pid file naming a dead process, or one that is not the server, does not stop the start', async () => {
    const home = await homeWithCluster();
    const finished = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(finished, 'exit');
    for (const pid of [finished.pid, process.pid]) {
      const cluster = join(home, 'data/postgres');
      await writeFile(join(cluster, 'postmaster.pid'), `${pid}\n${cluster}\n1\n1\n\n127.0.0.1\n\nready   \n`);
      const engine = await start(home);
      expect(await query(engine, 'select value from kept')).toEqual([{ value: 7 }]);
      await engine.stop();
    }
  });

  test('a server that dies under a living process comes back at the same address', async () => {
    const home = await homeWithCluster();
    const lines: string[] = [];
    const engine = await start(home, (line) => lines.push(line));
    process.kill(await postmasterOf(home), 'SIGKILL');
    await until(() => lines.includes('数据库恢复了'));
    expect(await query(engine, 'select value from kept')).toEqual([{ value: 7 }]);
  });

  test('the address stays the same while its port is free, and changes when it is not', async () => {
    const home = await homeWithCluster();
    const first = await start(home);
    await first.stop();
    const second = await start(home);
    await second.stop();
    expect(second.connectionString).toBe(first.connectionString);

    const squatter = createServer();
    squatter.listen(Number(new URL(first.connectionString).port), '127.0.0.1');
    await once(squatter, 'listening');
    onTestFinished(() => {
      squatter.close();
    });
    const third = await start(home);
    expect(third.connectionString).not.toBe(first.connectionString);
    expect(await query(third, 'select value from kept')).toEqual([{ value: 7 }]);
  });
});
