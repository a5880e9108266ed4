/** A day of the calendar, as 2026-03-01. Reckoned in UTC, where every day has 24 hours. */
export type CalendarDay = string;
const DAY_MS = 24 * 3_600_000;
const DAYS_SHOWN = 42;

const timeOf = (day: CalendarDay) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): CalendarDay => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: CalendarDay, count: number): CalendarDay => dayOf(timeOf(day) + count * DAY_MS);

/** 2026-03 of 2026-03-01. */
export const monthOf = (day: CalendarDay): string => day.slice(0, 7);

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return dayOf(Date.UTC(year, number - 1 + count, 1)).slice(0, 7);
}

/** Six weeks from the Monday in or before the first of the month. */
export function daysShown(month: string): CalendarDay[] {
  const first = `${month}-01`;
  const weekday = (new Date(timeOf(first)).getUTCDay() + 6) % 7;
  return Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(first, index - weekday));
}

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'];

/** 12月1日，周二; in another year 2027年1月1日，周五. */
export function dayWords(day: CalendarDay, today: CalendarDay): string {
  const [year, month, date] = day.split('-').map(Number);
  const weekday = WEEKDAYS[new Date(timeOf(day)).getUTCDay()];
  return `${day.slice(0, 4) === today.slice(0, 4) ? '' : `${year}年`}${month}月${date}日，周${weekday}`;
}
