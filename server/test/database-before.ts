import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { listMigrations, migrate, migrationsFolder } from '../src/db/migrate.ts';
import { databaseUrl } from './test-database.ts';

const serverUrl = process.env['ZAOJIE_TEST_SERVER_URL'] ?? '';

async function onServer(statement: string): Promise<void> {
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(statement);
  await server.end();
}

export type DatabaseBefore = { client: Client; migrateOn(): Promise<void>; drop(): Promise<void> };

/** An empty database as it was before a migration, for rows of that time, which `migrateOn` brings up to today. */
export async function databaseBefore(migration: string): Promise<DatabaseBefore> {
  const name = `zaojie_${randomBytes(6).toString('hex')}`;
  const connectionString = databaseUrl(serverUrl, name);
  await onServer(`create database ${name}`);
  const folder = await mkdtemp(join(tmpdir(), 'zaojie-migrations-'));
  const before = (await listMigrations()).filter((file) => file < migration);
  for (const file of before) await cp(join(migrationsFolder, file), join(folder, file));
  await migrate({ connectionString, folder, log: () => {} });
  const client = new Client({ connectionString });
  await client.connect();
  return {
    client,
    migrateOn: () => migrate({ connectionString, log: () => {} }),
    drop: async () => {
      await client.end();
      await onServer(`drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
