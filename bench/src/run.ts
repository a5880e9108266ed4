import { creatorTargets, rankingTargets } from './creator-targets.ts';
import { bountyTargets } from './bounty-market.ts';
import { gameTargets } from './market/games-store.ts';
import { measure, type Target } from './load.ts';
import { startProduct } from './product.ts';
import { fullSize, seed, seedFollowed } from './seed.ts';
import { settle } from './settle.ts';
import { median, ratioLine } from './summary.ts';
import { FOLLOWED, feedTargets, searchTargets, signIn } from './targets.ts';
import { startYardstick } from './yardstick.ts';

const RUNS = 3;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const SCALE = Number(process.env['BENCH_SCALE'] ?? 1);
/** A part of the names of what is measured; everything unless it is set. */
const ONLY = process.env['BENCH_ONLY'] ?? '';
const CONNECTIONS = [10, 50];
const WARM_UP_SECONDS = 2;
/** As many as ten times the posts would bring. */
const MORE_EACH = 50;

function scaled(): typeof fullSize {
  const entries = Object.entries(fullSize).map(([name, rows]) => [name, Math.ceil(rows * SCALE)]);
  return Object.fromEntries(entries) as typeof fullSize;
}

/** Turn by turn, so that a slow minute of the machine meets all alike. */
async function compare(targets: readonly [string, Target][], connections: number): Promise<void> {
  for (const [, target] of targets) await measure(target, { connections, seconds: WARM_UP_SECONDS });
  console.log(`\n${connections} connections, median of ${RUNS} runs of ${SECONDS} s`);
  const results = targets.map((): number[] => []);
  for (let run = 0; run < RUNS; run++) {
    for (const [i, [, target]] of targets.entries()) {
      results[i]?.push(await measure(target, { connections, seconds: SECONDS }));
      if (target.method === 'POST') await settle(product.databaseUrl);
    }
  }
  const medians = results.map(median);
  for (const [i, [name]] of targets.entries()) console.log(ratioLine(name, medians[i] ?? 0, medians[0] ?? 0));
}

const product = await startProduct(3491);
if (process.env['BENCH_SEED'] !== 'off')
  await seed(product.databaseUrl, scaled(), (line) => console.log(line));
const yardstick = await startYardstick(product.databaseUrl, 3492);
try {
  const token = await signIn(product.url);
  const all: [string, Target][] = [
    ...(await feedTargets(product.url, token)),
    ...searchTargets(product.url, token),
    ...creatorTargets(product.url, token),
    ...bountyTargets(product.url, token),
    ...rankingTargets(product.url, token),
    ...(await gameTargets(product.url, token)),
    ['GET /api/user/{id}, visitor', { url: `${product.url}/api/user/1` }],
    ['GET /user/index, signed in', { url: `${product.url}/api/user/index`, headers: { token } }],
  ];
  const targets: [string, Target][] = [
    ['bare Fastify + pg, ten joined rows', { url: yardstick.url }],
    ...all.filter(([name]) => name.includes(ONLY)),
  ];
  for (const connections of CONNECTIONS) await compare(targets, connections);
  const followed = targets.filter(([name]) => name === FOLLOWED);
  if (followed.length > 0 && process.env['BENCH_SEED'] !== 'off') {
    await seedFollowed(product.databaseUrl, MORE_EACH);
    console.log(`\nafter each of the people followed has posted ${MORE_EACH} times more`);
    await compare([...targets.slice(0, 1), ...followed], CONNECTIONS[0] ?? 10);
  }
} finally {
  await yardstick.stop();
  await product.stop();
}
