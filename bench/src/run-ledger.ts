import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { moveTwoRows, readWallet, transferOnce, type Work } from './ledger-work.ts';
import { startProduct } from './product.ts';
import { seedMember, seedRows } from './seed-ledger.ts';
import { median, ratioLine } from './summary.ts';

const RUNS = 3;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const CONNECTIONS = Number(process.env['BENCH_CONNECTIONS'] ?? 10);
const PORT = Number(process.env['BENCH_PORT'] ?? 3494);
const FEW = 100;
const MANY = Number(process.env['BENCH_ENTRIES'] ?? 1_000_000);

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, statement_timeout: 0 });
  await client.connect();
  return client;
}

/** How often a second the clients together get it done, each beginning anew as soon as it has. */
async function measure(clients: readonly Client[], workOf: (lane: number) => Work): Promise<number> {
  const start = performance.now();
  const until = start + SECONDS * 1000;
  const done = await Promise.all(
    clients.map(async (client, lane) => {
      const work = workOf(lane);
      let turn = 0;
      while (performance.now() < until) await work(client, ++turn);
      return turn;
    }),
  );
  return (done.reduce((sum, turns) => sum + turns, 0) * 1000) / (performance.now() - start);
}

type Named = readonly [string, (lane: number) => Work];

/** Turn by turn, so that a slow minute of the machine meets all alike; the first round warms up. */
async function compare(clients: readonly Client[], all: readonly Named[]): Promise<void> {
  const results = all.map((): number[] => []);
  for (let run = 0; run <= RUNS; run++) {
    for (const [i, [, workOf]] of all.entries()) {
      const perSecond = await measure(clients, workOf);
      if (run > 0) results[i]?.push(perSecond);
    }
  }
  console.log(`\n${clients.length} connections, median of ${RUNS} runs of ${SECONDS} s`);
  const medians = results.map(median);
  for (const [i, [name]] of all.entries()) console.log(ratioLine(name, medians[i] ?? 0, medians[0] ?? 0));
}

const product = await startProduct(PORT);
const clients: Client[] = [];
try {
  for (let lane = 0; lane < CONNECTIONS; lane++) clients.push(await connect(product.databaseUrl));
  const [first] = clients;
  if (!first) throw new Error('Nobody is connected.');
  await seedRows(first, CONNECTIONS * 2);
  const payers: number[] = [];
  for (let lane = 0; lane < CONNECTIONS; lane++) payers.push(await seedMember(first, 2));
  const [few, many] = [await seedMember(first, FEW), await seedMember(first, MANY)];
  await first.query('vacuum analyze');
  await compare(clients, [
    ['begin, two rows updated, commit', moveTwoRows],
    ['one transfer', (lane) => transferOnce(lane, payers[lane] ?? 0, randomUUID())],
  ]);
  await compare(clients, [
    [`a wallet with ${FEW} entries`, () => readWallet(few)],
    [`a wallet with ${MANY} entries`, () => readWallet(many)],
  ]);
} finally {
  for (const client of clients) await client.end();
  await product.stop();
}
