import { PRIOR_BALLOTS } from '@zaojie/contract/contests/contest-limits';
import type { Criterion } from '@zaojie/contract/contests/contest.schemas';

/** What an entry was given: for each criterion the sum of its scores, in the order of the criteria. */
export type Tally = { id: number; ballots: number; sums: readonly number[]; submittedAt: Date };
export type Placed = { id: number; rank: number; score: string | null; criteria: string[] };

/** Six decimals, in whole numbers: the same on every machine, whoever works it out. */
const SCALE = 1_000_000n;

function decimal(scaled: bigint): string {
  const digits = String(scaled).padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`;
}

type Scored = Tally & { total: bigint; means: bigint[] };

/** To the nearest of six decimals, halves upwards. */
const divided = (above: bigint, below: bigint): bigint => (above * SCALE * 2n + below) / (below * 2n);

/**
 * Each criterion's mean, as if the entry had been given `PRIOR_BALLOTS` more ballots of the contest's own mean: few ballots
 * move it little. The total weighs them before anything is rounded.
 */
function scoresOf(
  entry: Tally,
  all: { ballots: bigint; sums: readonly bigint[] },
  weights: readonly number[],
): { total: bigint; means: bigint[] } {
  const prior = BigInt(PRIOR_BALLOTS);
  // (prior × sum of all / ballots of all + own sum) / (prior + own ballots), on one denominator.
  const below = all.ballots * (prior + BigInt(entry.ballots));
  const above = entry.sums.map((sum, index) => prior * (all.sums[index] ?? 0n) + BigInt(sum) * all.ballots);
  const weighted = above.reduce((total, part, index) => total + part * BigInt(weights[index] ?? 0), 0n);
  return { total: divided(weighted, below * 100n), means: above.map((part) => divided(part, below)) };
}

const byNumber = (a: bigint | number, b: bigint | number) => Number(b > a) - Number(b < a);

/**
 * The ranks, without ties: by the weighted mean of the criteria; then by the number of ballots; then by the criteria from
 * the heaviest on; then by whoever handed in first. What nobody rated comes after all the rest.
 */
export function rankEntries(entries: readonly Tally[], criteria: readonly Criterion[]): Placed[] {
  const all = {
    ballots: BigInt(entries.reduce((sum, entry) => sum + entry.ballots, 0)),
    sums: criteria.map((_, index) =>
      BigInt(entries.reduce((sum, entry) => sum + (entry.sums[index] ?? 0), 0)),
    ),
  };
  const weights = criteria.map(({ weight }) => weight);
  const scored = entries.map((entry): Scored => {
    const scores = entry.ballots === 0 ? { total: 0n, means: [] } : scoresOf(entry, all, weights);
    return { ...entry, ...scores };
  });
  const heaviest = criteria
    .map(({ weight }, index) => ({ weight, index }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  const compare = (a: Scored, b: Scored): number => {
    const differs = byNumber(a.total, b.total) || byNumber(a.ballots, b.ballots);
    if (differs !== 0) return differs;
    for (const { index } of heaviest) {
      const byMean = byNumber(a.means[index] ?? 0n, b.means[index] ?? 0n);
      if (byMean !== 0) return byMean;
    }
    return a.submittedAt.getTime() - b.submittedAt.getTime() || a.id - b.id;
  };
  return scored.sort(compare).map((entry, index) => ({
    id: entry.id,
    rank: index + 1,
    score: entry.ballots === 0 ? null : decimal(entry.total),
    criteria: entry.means.map(decimal),
  }));
}
