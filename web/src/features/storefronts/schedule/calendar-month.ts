import { dayAfter, type Day } from '@zaojie/contract/days';

/** A month as 2026-12. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);
export const isMonth = (text: string | null): text is Month =>
  text !== null && /^2\d{3}-(0[1-9]|1[0-2])$/.test(text);

export function monthAfter(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** 2026年12月 */
export function monthText(month: Month): string {
  const [year, number] = month.split('-').map(Number);
  return `${year}年${number}月`;
}

/** 12月8日 */
export function dayText(day: Day): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month}月${date}日`;
}

/** 0 for Monday. */
export function weekdayOf(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The weeks that the month touches, each from Monday to Sunday. */
export function weeksOf(month: Month): Day[][] {
  const first = `${month}-01`;
  const start = dayAfter(first, -weekdayOf(first));
  const next = `${monthAfter(month, 1)}-01`;
  const weeks: Day[][] = [];
  for (let monday = start; monday < next; monday = dayAfter(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, column) => dayAfter(monday, column)));
  }
  return weeks;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Where a key leads from a day; null for keys that lead nowhere. */
export function dayAfterKey(day: Day, key: string): Day | null {
  const step = STEPS[key];
  if (step !== undefined) return dayAfter(day, step);
  if (key === 'Home') return dayAfter(day, -weekdayOf(day));
  if (key === 'End') return dayAfter(day, 6 - weekdayOf(day));
  if (key === 'PageUp' || key === 'PageDown')
    return sameDayIn(monthAfter(monthOf(day), key === 'PageUp' ? -1 : 1), day);
  return null;
}

/** The 31st becomes the last of a shorter month. */
function sameDayIn(month: Month, day: Day): Day {
  const last = dayAfter(`${monthAfter(month, 1)}-01`, -1);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted > last ? last : wanted;
}
