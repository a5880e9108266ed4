import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Says which run made it: what an interrupted one leaves behind is dropped by that. */
export function databaseName(kind: string): string {
  return `zaojie_${process.env['ZAOJIE_RUN']}_${kind}`;
}

export type TestDatabase = { connectionString: string; drop(): Promise<void> };

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A migrated database of the caller's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env['ZAOJIE_TEST_SERVER_URL'] ?? '';
  const template = process.env['ZAOJIE_TEST_TEMPLATE'] ?? '';
  const name = databaseName(randomBytes(6).toString('hex'));
  // Copying a template needs it to be nobody's current database, so files that start together take turns.
  await onServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(42)');
    await client.query(`create database ${name} template ${template}${copyStrategy()}`);
  });
  return {
    connectionString: databaseUrl(serverUrl, name),
    drop: () =>
      onServer(serverUrl, async (client) => {
        for (;;) {
          // The server's own vacuum may be at work in it, which nobody but the server may end.
          const refused = await client.query(`drop database if exists ${name} with (force)`).then(
            () => null,
            (error: { code?: string }) => error,
          );
          if (refused === null) return;
          if (refused.code !== '42501') throw refused;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }),
  };
}

/** Where nothing is written through to the disk, copying the files is the quickest; elsewhere the server knows best. */
function copyStrategy(): string {
  return process.env['ZAOJIE_TEST_FORGETFUL'] === '1' ? ' strategy file_copy' : '';
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
