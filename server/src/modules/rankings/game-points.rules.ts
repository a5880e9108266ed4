import { RANKING_DEPTH, type RankingPeriod } from '@zaojie/contract/rankings/ranking-boards';

/** What a game gained within a span; the developer's own doings aren't among it. */
export type GameGains = {
  id: number;
  published_at: Date;
  gained_likes: number;
  gained_ratings: number;
  gained_stars: number;
  gained_players: number;
};

/** Each person gives a game one of each at most, so nobody can give more than 60. */
const worth = { player: 30, like: 10, star: 4 } as const;

export function popularity(gains: GameGains): number {
  return (
    gains.gained_players * worth.player + gains.gained_likes * worth.like + gains.gained_stars * worth.star
  );
}

/** As if so much had come in before: one person more of something small is no rise. */
const STEADY = 120;

/** Against the span before, in percent. */
export function riseOf(now: GameGains, before: GameGains | undefined): number {
  return Math.round((100 * popularity(now)) / (STEADY + (before ? popularity(before) : 0)));
}

/** Ten imagined ratings of 3.5 stars are counted in, so that one friend doesn't outrank a hundred players. */
const IMAGINED = { ratings: 10, stars: 35 } as const;

/** In thousandths of a star; nothing for what nobody rated. */
export function trustedRating({ gained_ratings, gained_stars }: GameGains): number {
  if (gained_ratings === 0) return 0;
  return Math.round((1000 * (gained_stars + IMAGINED.stars)) / (gained_ratings + IMAGINED.ratings));
}

const DAY_MS = 86_400_000;
/** For how long a game counts as new: longer than the period, as few come out in a week. */
const NEW_DAYS: Record<RankingPeriod, number> = { week: 30, month: 90, all: 365 };

export function isNew({ published_at }: GameGains, period: RankingPeriod, until: Date): boolean {
  return until.getTime() - published_at.getTime() <= NEW_DAYS[period] * DAY_MS;
}

export type GamePoints = { category: string; subject_id: number; points: number };

/** In the period; in the span that a rise is looked for in, mostly the same; and in the one before it. */
export type GainedGames = Record<'now' | 'recent' | 'before', readonly GameGains[]>;

/** Every list of games, each cut to what is kept. */
export function gamePoints(gained: GainedGames, period: RankingPeriod, until: Date): GamePoints[] {
  const earlier = new Map(gained.before.map((gains) => [gains.id, gains]));
  const listed = (
    category: string,
    games: readonly GameGains[],
    pointsOf: (gains: GameGains) => number,
  ): GamePoints[] =>
    games
      .filter(({ published_at }) => published_at < until)
      .map((gains) => ({ category, subject_id: gains.id, points: pointsOf(gains) }))
      .filter(({ points }) => points > 0)
      .sort((one, other) => other.points - one.points || one.subject_id - other.subject_id)
      .slice(0, RANKING_DEPTH);
  return [
    ...listed('popular', gained.now, popularity),
    ...listed('rising', gained.recent, (gains) => riseOf(gains, earlier.get(gains.id))),
    // Whatever is new is on the list, though nobody has noticed it yet.
    ...listed('new', gained.now, (gains) => (isNew(gains, period, until) ? 1 + popularity(gains) : 0)),
    ...listed('top_rated', gained.now, trustedRating),
  ];
}
