/** Ten days of age weigh as much as ten times the liveliness: projects live longer than games. */
const SECONDS_PER_DECADE = 10 * 86_400;
const weights = { application: 6, follower: 5, like: 4, devlog: 3, play: 0.5, view: 0.05 } as const;

export type ProgramCounts = { [K in keyof typeof weights]: number };

/** How hot a project is. It doesn't depend on the time of asking, so it is stored and read from an index. */
export function hotnessOf(counts: Partial<ProgramCounts>, publishedAt: Date): number {
  const liveliness = (Object.keys(weights) as (keyof ProgramCounts)[]).reduce(
    (sum, name) => sum + (counts[name] ?? 0) * weights[name],
    0,
  );
  return Math.log10(1 + liveliness) + publishedAt.getTime() / 1000 / SECONDS_PER_DECADE;
}

/** Some two hours of age; less than that isn't worth rewriting a project in its indexes. */
const TOLERANCE = 0.01;

export function isHotnessOff(stored: number, actual: number): boolean {
  return Math.abs(stored - actual) > TOLERANCE;
}
