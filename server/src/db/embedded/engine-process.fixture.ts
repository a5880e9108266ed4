import { Client } from 'pg';
import { startEngine } from './engine.ts';
import { findNativePackage } from './platform-package.ts';

/* A process of its own for engine.test.ts: starts the engine, then prints each row the server has acknowledged. */
const [dataDir = '', otherPlace = ''] = process.argv.slice(2);
const engine = await startEngine({ dataDir, log: () => undefined }, findNativePackage(), {
  binaryCopies: [otherPlace],
  clusters: [otherPlace],
});
const client = new Client({ connectionString: engine.connectionString });
await client.connect();
await client.query('select pg_advisory_lock(1)'); // two of these may run at once, and "if not exists" alone isn't safe
await client.query('create table if not exists entries (id bigint primary key)');
await client.query('select pg_advisory_unlock(1)');
const stopping = new AbortController();
process.on('SIGTERM', () => stopping.abort());
for (let id = process.pid * 1_000_000; !stopping.signal.aborted; id++) {
  await client.query('insert into entries values ($1)', [id]);
  process.stdout.write(`${id}\n`);
}
await client.end();
await engine.stop();
