import { Client } from 'pg';

/* Both sides write and read values as text; these decide what that text looks like. */
const TEXT_FORMS = `
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local extra_float_digits = 3;
  set local bytea_output = 'hex';
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local row_security = off`;

/** One connection, one transaction around all of the work: committed at its end or not at all. */
export async function inTransaction<Result>(
  options: { connectionString: string; mode: string },
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: options.connectionString, connectionTimeoutMillis: 60_000 });
  client.on('error', () => undefined); // the statement under way fails with it
  await client.connect();
  try {
    await client.query(`begin ${options.mode}`);
    await client.query(TEXT_FORMS);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
