import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations as runWorkerMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { serverRoot } from '../server-root.ts';

// Any constant will do, as long as no other advisory lock uses it.
const MIGRATION_LOCK = 7_209_881;

export const migrationsFolder = join(serverRoot, 'migrations');

export async function listMigrations(folder = migrationsFolder): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

/** Brings the database up to date. Processes that start together wait for each other. */
export async function migrate(options: {
  connectionString: string;
  folder?: string;
  log: (line: string) => void;
}): Promise<void> {
  const client = new Client({
    connectionString: options.connectionString,
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyPending(client, options.folder ?? migrationsFolder, options.log);
    await runWorkerMigrations({ connectionString: options.connectionString });
  } finally {
    await client.end();
  }
}

async function applyPending(client: Client, folder: string, log: (line: string) => void): Promise<void> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map((row) => row.name));
  for (const name of await listMigrations(folder)) {
    if (applied.has(name)) continue;
    await applyOne(client, name, await readFile(join(folder, name), 'utf8'));
    log(`已执行迁移 ${name}`);
  }
}

async function applyOne(client: Client, name: string, sql: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
