/** Shanghai has kept the same hour all year since 1991. */
export const SHANGHAI_AHEAD_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** A day of the calendar, as 2026-03-01. */
export type Day = string;

export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^2\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** The day on the calendars in Shanghai. */
export function dayInShanghai(moment: Date): Day {
  return new Date(moment.getTime() + SHANGHAI_AHEAD_MS).toISOString().slice(0, 10);
}

export function dayAfter(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** From one day to another: 1 from today to tomorrow. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The moment at which the day is over in Shanghai. */
export function endOfDay(day: Day): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS - SHANGHAI_AHEAD_MS);
}
