import { Client } from 'pg';
import { measure, type Target } from '../load.ts';
import { orderTargets } from './order-targets.ts';
import { startProduct } from '../product.ts';
import { giveOrders, seedOrders } from './seed-orders.ts';
import { settle } from '../settle.ts';
import { median, ratioLine } from '../summary.ts';
import { signIn } from '../targets.ts';
import { liveOnce, openDesk } from './whole-order.ts';
import { startYardstick } from '../yardstick.ts';

const RUNS = 3;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const CONNECTIONS = 10;
const FEW = 10_000;
const MANY = Number(process.env['BENCH_ORDERS'] ?? 1_000_000);
const PORT = Number(process.env['BENCH_PORT'] ?? 3495);

/** Turn by turn, so that a slow minute of the machine meets all alike; the first round warms up. */
async function measureAll(targets: readonly [string, Target][]): Promise<number[]> {
  await settle(product.databaseUrl);
  const results = targets.map((): number[] => []);
  for (let run = 0; run <= RUNS; run++) {
    for (const [i, [, target]] of targets.entries()) {
      const perSecond = await measure(target, { connections: CONNECTIONS, seconds: SECONDS });
      if (run > 0) results[i]?.push(perSecond);
    }
  }
  return results.map(median);
}

function print(title: string, targets: readonly [string, Target][], medians: readonly number[]): void {
  console.log(`\n${title}: ${CONNECTIONS} connections, median of ${RUNS} runs of ${SECONDS} s`);
  for (const [i, [name]] of targets.entries()) console.log(ratioLine(name, medians[i] ?? 0, medians[0] ?? 0));
}

async function wholeOrders(url: string): Promise<void> {
  const desks = [];
  for (let n = 0; n < CONNECTIONS; n++) desks.push(await openDesk(url));
  const start = performance.now();
  const until = start + SECONDS * RUNS * 1000;
  const lived = await Promise.all(
    desks.map(async (desk) => {
      let count = 0;
      for (; performance.now() < until; count++) await liveOnce(url, desk);
      return count;
    }),
  );
  const perSecond = (lived.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - start);
  console.log(`\norders from booking to completion: ${perSecond.toFixed(1)} a second, six calls each`);
}

const product = await startProduct(PORT);
const yardstick = await startYardstick(product.databaseUrl, PORT + 1);
const database = new Client({ connectionString: product.databaseUrl, statement_timeout: 0 });
try {
  await database.connect();
  await wholeOrders(product.url);
  const token = await signIn(product.url);
  const bare: [string, Target] = ['bare Fastify + pg, ten joined rows', { url: yardstick.url }];
  await seedOrders(database, FEW);
  await giveOrders(database, 'client');
  const targets = [bare, ...(await orderTargets(product.url, token))];
  const few = await measureAll(targets);
  print(`${FEW} orders`, targets, few);
  await seedOrders(database, MANY - FEW);
  const many = await measureAll(targets);
  print(`${MANY} orders`, targets, many);
  console.log(
    '\nwhat each costs beside the bare handler, as a multiple of what it cost before (at most 1.15)',
  );
  for (const [i, [name]] of targets.entries()) {
    if (i === 0) continue;
    const before = (few[0] ?? 0) / (few[i] ?? 1);
    const after = (many[0] ?? 0) / (many[i] ?? 1);
    console.log(`${name.padEnd(40)} ${(after / before).toFixed(2)} ×`);
  }
} finally {
  await database.end();
  await yardstick.stop();
  await product.stop();
}
