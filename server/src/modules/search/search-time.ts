import type { SearchTime } from '@zaojie/contract/search/search-words';

const DAY_MS = 86_400_000;
const DAYS = { day: 1, week: 7, month: 30, half_year: 182 } as const;

/** The moment since which something must have been made; null for any. */
export function startOf(within: SearchTime, now: Date): Date | null {
  return within === 'any' ? null : new Date(now.getTime() - DAYS[within] * DAY_MS);
}
