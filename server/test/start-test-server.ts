import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { startEmbeddedEngine, type EmbeddedEngine } from '../src/db/embedded/engine.ts';
import { migrate } from '../src/db/migrate.ts';
import { repositoryRoot, serverRoot } from '../src/server-root.ts';
import { databaseName, databaseUrl } from './test-database.ts';

/**
 * What is lost with the machine's power can be lost here; durability is tested on clusters of their own. Copying and dropping
 * databases, which every test file does, would mostly wait for the disk. Nobody tidies up in databases that live for seconds.
 * Tables of a million rows get their indexes in one go: sorted in memory, by one process, and in no log.
 */
const FORGETFUL = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  maintenance_work_mem: '256MB',
  max_parallel_maintenance_workers: 0,
};

/**
 * One PostgreSQL for the whole run, with a migrated template that each test file copies in milliseconds, and the server
 * built once for the tests that start it as a process.
 */
export default async function startTestServer(): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const ownRun = process.env['ZAOJIE_RUN'] === undefined ? await guardRun(given) : null;
  // Handed on to every process of the run, so that nothing of it outlives it.
  Object.assign(process.env, ownRun?.env);
  const folder = await mkdtemp(join(tmpdir(), 'zaojie-test-'));
  // Closed to others, the engine's own user could not enter it and would settle elsewhere.
  await chmod(folder, 0o755);
  const [engine, bundle] = await Promise.all([given ? null : startForgetful(folder), bundleServer()]);
  const serverUrl = given ?? engine?.connectionString ?? '';
  // Several runs may share a server that was given.
  const template = databaseName('template');
  await onServer(serverUrl, `create database ${template}`);
  await migrate({ connectionString: databaseUrl(serverUrl, template), log: () => {} });
  process.env['ZAOJIE_TEST_SERVER_URL'] = serverUrl;
  process.env['ZAOJIE_TEST_TEMPLATE'] = template;
  process.env['ZAOJIE_TEST_BUNDLE'] = bundle;
  process.env['ZAOJIE_TEST_FORGETFUL'] = engine ? '1' : '0';
  return async () => {
    await onServer(serverUrl, `drop database ${template} with (force)`);
    await engine?.stop();
    await rm(folder, { recursive: true, force: true });
    await rm(bundle, { recursive: true, force: true });
    await ownRun?.end();
  };
}

/** The longest name of a socket file that every system takes, less what the server adds to the folder's. */
const LONGEST_SOCKET_FOLDER = 80;

/** Reached by a file rather than by TCP where the system has such: a fifth less work for each of a million small statements. */
async function startForgetful(folder: string): Promise<EmbeddedEngine> {
  const sockets = join(folder, 'sockets');
  if (process.platform === 'win32' || sockets.length > LONGEST_SOCKET_FOLDER) {
    return startEmbeddedEngine({ dataDir: folder, log: () => {}, settings: FORGETFUL });
  }
  await mkdir(sockets);
  // The engine may run as a user of its own.
  await chmod(sockets, 0o777);
  const settings = { ...FORGETFUL, unix_socket_directories: sockets };
  const engine = await startEmbeddedEngine({ dataDir: folder, log: () => {}, settings });
  const url = new URL(engine.connectionString);
  return { ...engine, connectionString: url.href.replace(url.hostname, encodeURIComponent(sockets)) };
}

type Run = { env: Record<string, string>; end(): Promise<void> };

async function guardRun(guardedUrl: string | undefined): Promise<Run> {
  const file = join(repositoryRoot, 'scripts', 'testing', 'run-guard.mjs');
  const script = (await import(pathToFileURL(file).href)) as { guardRun: (options: object) => Run };
  return script.guardRun({ databaseUrl: guardedUrl });
}

/** Inside the server's folder, from where it finds its migrations and packages. */
async function bundleServer(): Promise<string> {
  const parent = join(serverRoot, '.cache');
  await mkdir(parent, { recursive: true });
  const bundle = await mkdtemp(join(parent, `test-run-${process.env['ZAOJIE_RUN']}-`));
  const script = join(repositoryRoot, 'scripts', 'build', 'build-server.mjs');
  await promisify(execFile)(process.execPath, [script, bundle]);
  return bundle;
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
