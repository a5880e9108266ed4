import { RANKING_DEPTH, type RankingPeriod } from '@zaojie/contract/rankings/ranking-boards';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Shanghai knows no summer time. */
const SHANGHAI_MS = 8 * HOUR_MS;
const CHANGE_HOUR = 6;

/** The day, in Shanghai, whose list is the latest that can be made: it changes at six in the morning. */
export function rankingDay(now: Date): string {
  return new Date(now.getTime() + SHANGHAI_MS - CHANGE_HOUR * HOUR_MS).toISOString().slice(0, 10);
}

/** When the period of a day's list is over. */
export function endOfPeriod(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - SHANGHAI_MS + CHANGE_HOUR * HOUR_MS);
}

export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days a list looks back over, and back to the list that it is compared with. */
const DAYS = {
  week: { counted: 7, apart: 7 },
  month: { counted: 30, apart: 30 },
  all: { counted: null, apart: 7 },
} as const satisfies Record<RankingPeriod, { counted: number | null; apart: number }>;

const LONG_DAYS = 90;

export function beginOfPeriod(period: RankingPeriod, day: string): Date {
  const { counted } = DAYS[period];
  return counted === null ? new Date(0) : new Date(endOfPeriod(day).getTime() - counted * DAY_MS);
}

/** The span that a rise is measured against is as long as this; of all time, the last three months. */
export function riseSpans(period: RankingPeriod, day: string): { since: Date; before: Date; until: Date } {
  const until = endOfPeriod(day);
  const span = (DAYS[period].counted ?? LONG_DAYS) * DAY_MS;
  return { until, since: new Date(until.getTime() - span), before: new Date(until.getTime() - 2 * span) };
}

export const daysApart = (period: RankingPeriod): number => DAYS[period].apart;

/** Two months of comparison and a little: eight weeks can be told, and no more is kept. */
export const KEPT_DAYS = 63;

/** A place that one is proud of; periods in a row with one are counted. */
export const PROUD_PLACE = 100;

/**
 * What counts. Whatever one hand can give as often as it likes, likes, orders and one's own works, grows with the root of
 * the number: who likes a hundred posts of somebody moves them as much as ten people with a like each.
 */
export const points = { liker: 10, follower: 30, work: 40, client: 200 } as const;

/** What so many of a kind from one hand are worth. */
export const rootPoints = (each: number, times: number): number => Math.round(each * Math.sqrt(times));

export const roundPlaces = [1, 3, 10, 20, 50, 100, 200, 500, RANKING_DEPTH] as const;

/** The next round place above one's own; the last of the list for whoever isn't on it. */
export function nextPlace(place: number | null, total: number): number | null {
  if (place === null) return total < RANKING_DEPTH ? null : RANKING_DEPTH;
  return roundPlaces.findLast((round) => round < place) ?? null;
}

/** How many people's first like it takes to have more points than somebody. */
export function likesMissing(own: number, theirs: number): number {
  return Math.max(1, Math.ceil((theirs - own + 1) / points.liker));
}
