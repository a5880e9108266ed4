import { measure, type Target } from './load.ts';
import { median } from './summary.ts';
import { feedTargets, searchTargets, signIn } from './targets.ts';

const CONNECTIONS = 10;
const SECONDS = 1;
/** The first ones warm up and don't count. */
const WARM_UP_ROUNDS = 2;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 20);
const ONLY = process.env['BENCH_ONLY'] ?? '';

async function targetsOf(url: string): Promise<[string, Target][]> {
  const token = await signIn(url);
  return [...(await feedTargets(url, token)), ...searchTargets(url, token)];
}

async function comparePair(name: string, before: Target, after: Target): Promise<void> {
  const rates: { before: number[]; after: number[] } = { before: [], after: [] };
  const turn = async (side: 'before' | 'after', counts: boolean) => {
    const target = side === 'before' ? before : after;
    const rate = await measure(target, { connections: CONNECTIONS, seconds: SECONDS });
    if (counts) rates[side].push(rate);
  };
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    const counts = round >= WARM_UP_ROUNDS;
    const [first, second] = round % 2 === 0 ? (['before', 'after'] as const) : (['after', 'before'] as const);
    await turn(first, counts);
    await turn(second, counts);
  }
  const shares = rates.after.map((rate, i) => rate / (rates.before[i] ?? Number.NaN));
  const [old, now] = [median(rates.before).toFixed(0), median(rates.after).toFixed(0)];
  console.log(
    `${name.padEnd(42)} ${old.padStart(6)}/s ${now.padStart(6)}/s   ${median(shares).toFixed(2)} of the first`,
  );
}

/** Two servers in turns of a second: what the machine does meanwhile meets both alike. */
const [before, after] = process.argv.slice(2);
if (!before || !after) throw new Error('Name two servers: run-pairs.ts http://one http://other');
const [olds, news] = [await targetsOf(before), new Map(await targetsOf(after))];
console.log(`${CONNECTIONS} connections, ${ROUNDS} turns of ${SECONDS} s each, median of the pairs`);
for (const [name, target] of olds) {
  const other = news.get(name);
  if (other && name.includes(ONLY)) await comparePair(name, target, other);
}
