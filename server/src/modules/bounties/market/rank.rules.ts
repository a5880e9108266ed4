/** As for posts: this much age weighs as much as ten times the liveliness. */
const SECONDS_PER_DECADE = 2 * 86_400;
const weights = { application: 6, favorite: 4, view: 0.05 } as const;

export type BountyCounts = { applications_count: number; favorites_count: number; view_count: number };

/**
 * How hot a bounty is: newer ones stand higher, those that people apply to, keep and look at hold out longer. It doesn't
 * depend on the time of asking, so it is stored and read from an index.
 */
export function hotnessOf(counts: BountyCounts, createdAt: Date): number {
  const liveliness =
    counts.applications_count * weights.application +
    counts.favorites_count * weights.favorite +
    counts.view_count * weights.view;
  return Math.log10(1 + liveliness) + createdAt.getTime() / 1000 / SECONDS_PER_DECADE;
}

/** Half an hour of age; less than that isn't worth rewriting a bounty in its indexes. */
const TOLERANCE = 0.01;

export function isHotnessOff(stored: number, actual: number): boolean {
  return Math.abs(stored - actual) > TOLERANCE;
}
