/** A week of age weighs as much as ten times the liveliness: games live longer than posts. */
const SECONDS_PER_DECADE = 7 * 86_400;
const weights = { player: 6, rating: 5, like: 4, comment: 2, play: 0.5, view: 0.05 } as const;

export type GameCounts = {
  player_count: number;
  rating_count: number;
  like_count: number;
  comment_count: number;
  play_count: number;
  view_count: number;
};

/** How hot a game is. It doesn't depend on the time of asking, so it is stored and read from an index. */
export function hotnessOf(counts: GameCounts, publishedAt: Date): number {
  const liveliness =
    counts.player_count * weights.player +
    counts.rating_count * weights.rating +
    counts.like_count * weights.like +
    counts.comment_count * weights.comment +
    counts.play_count * weights.play +
    counts.view_count * weights.view;
  return Math.log10(1 + liveliness) + publishedAt.getTime() / 1000 / SECONDS_PER_DECADE;
}

/** Some two hours of age; less than that isn't worth rewriting a game in its indexes. */
const TOLERANCE = 0.01;

export function isHotnessOff(stored: number, actual: number): boolean {
  return Math.abs(stored - actual) > TOLERANCE;
}
