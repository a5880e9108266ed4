/** What a deed is worth, and how often a day it counts. */
export const deeds = {
  post: { points: 5, perDay: 5 },
  comment: { points: 2, perDay: 10 },
  like: { points: 1, perDay: 50 },
} as const;
export type Deed = keyof typeof deeds;

/** Shanghai has kept the same hour all year since 1991. */
const SHANGHAI_AHEAD_MS = 8 * 3_600_000;

/** The day on the calendars in Shanghai, as 2026-03-01. */
export function dayOf(now: Date): string {
  return new Date(now.getTime() + SHANGHAI_AHEAD_MS).toISOString().slice(0, 10);
}
