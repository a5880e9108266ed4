import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, Pool } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StartupError } from '../../startup-error.ts';
import { prepareBinaries } from './binaries.ts';
import { launchPostmaster } from './launch.ts';
import { findNativePackage } from './platform-package.ts';
import type { Cluster } from './postmaster.ts';
import { isRoot, ownerOf } from './run-as-user.ts';
import { temporaryFolder } from './temporary-folder.rig.ts';
import { homeWithCluster, isServing, query, start } from './test-engine.rig.ts';

const TIMEOUT = 240_000;

describe('a first start', { timeout: TIMEOUT }, () => {
  test('makes a UTF-8 database that only we can reach', async () => {
    const home = await temporaryFolder();
    const engine = await start(home);
    const [database] = await query(
      engine,
      'select datctype, datlocale, pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()',
    );
    expect(database).toEqual({ datctype: 'C.UTF-8', datlocale: 'C.UTF-8', encoding: 'UTF8' });
    const settings = await query(
      engine,
      `select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
         current_setting('listen_addresses') as addresses, current_setting('TimeZone') as timezone`,
    );
    expect(settings).toEqual([{ fsync: 'on', checksums: 'on', addresses: '127.0.0.1', timezone: 'UTC' }]);

    const intruder = { ...engine, connectionString: engine.connectionString.replace(/:[^:@]+@/, ':guess@') };
    await expect(query(intruder, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    const cluster = join(home, 'data/postgres');
    expect((await stat(join(cluster, 'zaojie.password'))).mode & 0o777).toBe(0o600);
    expect((await stat(cluster)).uid).not.toBe(0);
    expect(await readdir(join(cluster, 'log'))).toHaveLength(1);
    expect(await readdir(join(home, 'data'))).toEqual(['postgres']);
  });
});

describe('a running engine', { timeout: TIMEOUT }, () => {
  test('knows letters beyond ASCII, Chinese trigrams too', async () => {
    const engine = await start(await homeWithCluster());
    const [text] = await query(
      engine,
      String.raw`select upper('é') as upper, '造界' ~ '^\w+$' as is_word, to_tsvector('simple', '造界 约稿')::text as words`,
    );
    expect(text).toEqual({ upper: 'É', is_word: true, words: "'约稿':2 '造界':1" });
    await query(engine, 'create extension pg_trgm');
    const [trigrams] = await query<{ count: number }>(
      engine,
      "select cardinality(show_trgm('造界')) as count",
    );
    expect(trigrams?.count).toBeGreaterThan(0);
  });

  test('gives an address that kysely understands and a role that may create databases', async () => {
    const engine = await start(await homeWithCluster());
    const pool = new Pool({ connectionString: engine.connectionString, max: 1 });
    const db = new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool }) });
    const { rows } = await sql<{ who: string; is_superuser: string }>`
      select current_user as who, current_setting('is_superuser') as is_superuser`.execute(db);
    await db.destroy();
    expect(rows).toEqual([{ who: 'zaojie', is_superuser: 'off' }]);
    await query(engine, 'create database copy_of_ours template zaojie');
  });

  test('stops without waiting for those who are connected, and keeps the rows', async () => {
    const home = await homeWithCluster();
    const first = await start(home);
    await query(first, 'update kept set value = 8');
    const idle = new Client({ connectionString: first.connectionString });
    idle.on('error', () => {});
    await idle.connect();
    await Promise.all([first.stop(), first.stop()]);
    expect(await isServing(home)).toBe(false);
    expect(await query(await start(home), 'select value from kept')).toEqual([{ value: 8 }]);
  });

  test('gets a new password when the file is lost, and keeps the rows', async () => {
    const home = await homeWithCluster();
    const file = join(home, 'data/postgres/zaojie.password');
    const old = await readFile(file, 'utf8');
    await rm(file);
    expect(await query(await start(home), 'select value from kept')).toEqual([{ value: 7 }]);
    expect(await readFile(file, 'utf8')).not.toBe(old);
  });
});

test('a password file that does not fit is named', { timeout: TIMEOUT }, async () => {
  const home = await homeWithCluster();
  await writeFile(join(home, 'data/postgres/zaojie.password'), 'guess');
  const attempt = start(home);
  await expect(attempt).rejects.toBeInstanceOf(StartupError);
  await expect(attempt).rejects.toThrow(/zaojie\.password/);
  // Nobody entered, so nobody would stop the server.
  await rm(join(home, 'data/postgres/zaojie.password'));
  await (await start(home)).stop();
  expect(await isServing(home)).toBe(false);
});

async function stoppedCluster(): Promise<Cluster> {
  const home = await homeWithCluster();
  await (await start(home)).stop();
  const folder = join(home, 'data/postgres');
  const account = isRoot() ? await ownerOf(folder) : null;
  const log = () => undefined;
  const binaries = await prepareBinaries({ source: findNativePackage(), account, copyPlaces: [], log });
  return { folder, account, binaries, password: '', log };
}

test(
  'a port somebody else took in the last moment is told apart from other failures',
  { timeout: TIMEOUT },
  async () => {
    const cluster = await stoppedCluster();
    const squatter = createServer();
    squatter.listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    onTestFinished(() => {
      squatter.close();
    });
    const { port } = squatter.address() as { port: number };
    expect(await launchPostmaster(cluster, port)).toBe('port-taken');

    await writeFile(join(cluster.folder, 'global/pg_control'), 'damaged');
    const attempt = launchPostmaster(cluster, port);
    await expect(attempt).rejects.toBeInstanceOf(StartupError);
    await expect(attempt).rejects.toThrow(/pg_control.*DATABASE_URL/);
  },
);

describe('a folder that cannot be used', { timeout: TIMEOUT }, () => {
  test('made by another PostgreSQL is refused, untouched', async () => {
    const home = await temporaryFolder();
    const cluster = join(home, 'data/postgres');
    await mkdir(cluster, { recursive: true });
    await writeFile(join(cluster, 'PG_VERSION'), '14\n');
    const attempt = start(home);
    await expect(attempt).rejects.toBeInstanceOf(StartupError);
    await expect(attempt).rejects.toThrow(/PostgreSQL 14.*DATABASE_URL/);
    expect(await readdir(cluster)).toEqual(['PG_VERSION']);
  });

  test('holding something else is refused, untouched', async () => {
    const home = await temporaryFolder();
    await mkdir(join(home, 'data/postgres'), { recursive: true });
    await writeFile(join(home, 'data/postgres/novel.txt'), '别删');
    await expect(start(home)).rejects.toThrow(/DATA_DIR/);
    expect(await readFile(join(home, 'data/postgres/novel.txt'), 'utf8')).toBe('别删');
  });

  test('that is a file is refused', async () => {
    const home = await temporaryFolder();
    await writeFile(join(home, 'data'), '');
    await expect(start(home)).rejects.toThrow(/DATA_DIR/);
  });
});
