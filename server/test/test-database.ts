import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export const TEMPLATE_DATABASE = 'zaojie_template';

export type TestDatabase = { connectionString: string; drop(): Promise<void> };

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A migrated database of the caller's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env['ZAOJIE_TEST_SERVER_URL'] ?? '';
  const name = `zaojie_${randomBytes(6).toString('hex')}`;
  // Copying a template needs it to be nobody's current database, so files that start together take turns.
  await onServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(42)');
    await client.query(`create database ${name} template ${TEMPLATE_DATABASE}`);
  });
  return {
    connectionString: databaseUrl(serverUrl, name),
    drop: () =>
      onServer(serverUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

async function onServer(serverUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
