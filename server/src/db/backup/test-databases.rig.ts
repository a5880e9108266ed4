import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, type QueryResultRow } from 'pg';
import { startEmbeddedEngine } from '../embedded/engine.ts';
import { migrate } from '../migrate.ts';
import { listTables, quoted } from './catalog.ts';

/* For tests: servers whose new databases are migrated already and used as their plain owner. */

export type TestServer = { createDatabase(): Promise<string>; close(): Promise<void> };

/* What migrations do: tables of every kind of column, self references, circles, and triggers that must rest. */
export const testMigrations = fileURLToPath(new URL('test-migrations', import.meta.url));

const log = () => undefined;
let count = 0;

export async function openEmbeddedServer(): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'zaojie-backup-'));
  await chmod(folder, 0o755);
  const engine = await startEmbeddedEngine({ dataDir: folder, log });
  await migrate({ connectionString: engine.connectionString, folder: testMigrations, log });
  return {
    async createDatabase() {
      const name = `test_${++count}`;
      await query(
        replacePath(engine.connectionString, 'postgres'),
        `create database ${name} template zaojie`,
      );
      return replacePath(engine.connectionString, name);
    },
    async close() {
      await engine.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A server somebody else runs, at the usual address; null when there is none. */
export async function openOtherServer(): Promise<TestServer | null> {
  const admin = process.env['TEST_DATABASE_URL'] ?? 'postgresql://postgres@127.0.0.1:5432/postgres';
  const role = `zaojie_test_${process.pid}`;
  try {
    await query(admin, `create role ${role} login password '${role}'`);
  } catch {
    return null;
  }
  const databases: string[] = [];
  const create = async (template: string) => {
    const name = `${role}_${++count}`;
    await query(admin, `create database ${name} owner ${role} template ${template} encoding 'UTF8'`);
    databases.push(name);
    const url = new URL(replacePath(admin, name));
    url.username = role;
    url.password = role;
    return url.href;
  };
  const migrated = await create('template0');
  await migrate({ connectionString: migrated, folder: testMigrations, log });
  return {
    createDatabase: () => create(new URL(migrated).pathname.slice(1)),
    async close() {
      for (const name of databases) await query(admin, `drop database ${name} with (force)`);
      await query(admin, `drop role ${role}`);
    },
  };
}

function replacePath(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = database;
  return url.href;
}

export async function query<Row extends QueryResultRow>(
  connectionString: string,
  text: string,
): Promise<Row[]> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

export async function fill(connectionString: string): Promise<void> {
  await query(
    connectionString,
    String.raw`insert into people (name, mentor_id)
       select 'person ' || n, 1 + (n * 7919) % 6000 from generate_series(1, 6000) n;
     alter table people disable trigger polite;
     insert into people (name, mentor_id) values ('loud!', null);
     alter table people enable trigger polite;
     insert into "Odd Name" values
       (default, E'line\nbreak \\ "quoted" 造界 \u2028', true, -32768, 12345678901234.567891, 1e-30, 0.1::float8 + 0.2, 1.1,
        '\x00ff5c0a27', '2024-02-29 23:59:59.123456+08', '0044-03-15 BC', 'infinity', '1 year -2 days 03:04:05.000006',
        E'{"b": 1,\n "a" : 1.50, "a": 2}', 'null', array['', null, 'null', 'a,b{}"\\'], '[0:1][3:4]={{1,2},{3,4}}',
        '''造界'':1A,3 ''x y'':2', '开心', 9007199254740993, 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', '10.0.0.1/8',
        'ab', 'abc', '10101', '[2024-01-01,)', '(1,"a ""b"" ,")'),
       (default, null, null, null, 'NaN', 'Infinity', 'NaN', '-Infinity', '', '-infinity', null, null, null, '"x"', '{}',
        '{}', null, '', null, null, null, null, '', '', '', 'empty', null);
     begin;
     alter table right_side alter constraint right_side_left_id_fkey deferrable initially deferred;
     insert into right_side values (1, 1);
     insert into left_side values (1, 1);
     set constraints all immediate;
     alter table right_side alter constraint right_side_left_id_fkey not deferrable;
     commit;
     insert into purses select n, 10 from generate_series(1, 500) n;
     insert into chests select n, 0 from generate_series(1, 500) n;
     insert into words (kind, word) values ('noun', 'Bamboo'), ('noun', '竹');
     select nextval('tickets'), nextval('tickets');
     select graphile_worker.add_job('deliver', '{"order": 7}', run_at => now() + interval '3 days', queue_name => 'orders');
     update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker that is gone';`,
  );
}

/** Every row as PostgreSQL prints it, so that the comparison owes nothing to the code under test. */
export async function contentsOf(connectionString: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const contents: Record<string, string> = {};
    for (const table of await listTables(client)) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${quoted(table)} t`,
      );
      contents[quoted(table)] = rows[0]?.sum ?? '';
    }
    return contents;
  } finally {
    await client.end();
  }
}
