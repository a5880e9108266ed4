import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedEngine } from '../src/db/embedded/engine.ts';
import { migrate } from '../src/db/migrate.ts';
import { databaseUrl, TEMPLATE_DATABASE } from './test-database.ts';

/** One PostgreSQL for the whole run, with a migrated template that each test file copies in milliseconds. */
export default async function startTestServer(): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const folder = await mkdtemp(join(tmpdir(), 'zaojie-test-'));
  // Closed to others, the engine's own user could not enter it and would settle elsewhere.
  await chmod(folder, 0o755);
  const engine = given ? null : await startEmbeddedEngine({ dataDir: folder, log: () => {} });
  const serverUrl = given ?? engine?.connectionString ?? '';
  await createTemplate(serverUrl);
  process.env['ZAOJIE_TEST_SERVER_URL'] = serverUrl;
  return async () => {
    await engine?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function createTemplate(serverUrl: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE_DATABASE} with (force)`);
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  await migrate({ connectionString: databaseUrl(serverUrl, TEMPLATE_DATABASE), log: () => {} });
}
