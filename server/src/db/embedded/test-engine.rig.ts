import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client, type QueryResultRow } from 'pg';
import { onTestFinished } from 'vitest';
import { type EmbeddedEngine, startEngine } from './engine.ts';
import { findNativePackage } from './platform-package.ts';
import { findPostmaster } from './postmaster.ts';
import { temporaryFolder } from './temporary-folder.rig.ts';

/* For tests: engines whose every file is under one temporary `home`, stopped when the test is over. */

const silent = () => undefined;

export async function start(home: string, log: (line: string) => void = silent): Promise<EmbeddedEngine> {
  const engine = await startIn(home, log);
  onTestFinished(() => engine.stop());
  return engine;
}

async function startIn(home: string, log: (line: string) => void): Promise<EmbeddedEngine> {
  const places = { binaryCopies: [join(home, 'programs')], clusters: [join(home, 'clusters')] };
  return await startEngine({ dataDir: join(home, 'data'), log }, findNativePackage(), places);
}

let template: Promise<string> | null = null;

/** A home whose cluster exists already: copying one takes a fraction of the time of making it. */
export async function homeWithCluster(): Promise<string> {
  template ??= makeTemplate();
  const home = await temporaryFolder();
  await promisify(execFile)('cp', ['-R', join(await template, 'data'), home]);
  return home;
}

async function makeTemplate(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'zaojie-template-'));
  await chmod(home, 0o755);
  const engine = await startIn(home, silent);
  await query(engine, 'create table kept as select 7 as value');
  await engine.stop();
  // Test files that one process runs after another share it.
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  return home;
}

export async function query<Row extends QueryResultRow>(
  engine: EmbeddedEngine,
  text: string,
): Promise<Row[]> {
  const client = new Client({ connectionString: engine.connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

export async function postmasterOf(home: string): Promise<number> {
  const running = await findPostmaster(join(home, 'data/postgres'));
  if (running === null) throw new Error('no server is running');
  return running.pid;
}

export async function isServing(home: string): Promise<boolean> {
  return (await findPostmaster(join(home, 'data/postgres'))) !== null;
}

export async function until(condition: () => boolean): Promise<void> {
  const started = Date.now();
  while (!condition()) {
    if (Date.now() - started > 100_000) throw new Error('waited in vain');
    await sleep(20);
  }
}
