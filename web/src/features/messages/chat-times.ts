import { formatDate, formatDay, formatTime, toMillis, type Moment } from '../../text/dates.ts';

const DAY_MS = 24 * 60 * 60_000;
const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

interface Day {
  year: number;
  /** Counts days, so that two of them can be compared. */
  index: number;
}

function dayOf(moment: Moment): Day {
  const [year = 0, month = 1, day = 1] = formatDate(moment).split('-').map(Number);
  return { year, index: Date.UTC(year, month - 1, day) / DAY_MS };
}

/** 1970-01-01 was a Thursday. */
function weekdayOf({ index }: Day): string {
  return WEEKDAYS[(index + 4) % 7] ?? '';
}

/** In the list of chats: 刚刚, 14:02, 昨天, 周四, 11月3日, 2025年11月3日. */
export function formatListTime(moment: Moment, now: Moment = Date.now()): string {
  const [then, today] = [dayOf(moment), dayOf(now)];
  const days = today.index - then.index;
  if (days <= 0) return toMillis(now) - toMillis(moment) < 60_000 ? '刚刚' : formatTime(moment);
  if (days === 1) return '昨天';
  if (days < 7) return weekdayOf(then);
  return formatDay(moment, now);
}

/** Between messages: 今天 14:05, 昨天 20:10, 11月12日 周四 14:05, 2025年11月12日 14:05. */
export function formatDivider(moment: Moment, now: Moment = Date.now()): string {
  const [then, today] = [dayOf(moment), dayOf(now)];
  const days = today.index - then.index;
  const time = formatTime(moment);
  if (days <= 0) return `今天 ${time}`;
  if (days === 1) return `昨天 ${time}`;
  const date = formatDay(moment, now);
  return then.year === today.year ? `${date} ${weekdayOf(then)} ${time}` : `${date} ${time}`;
}

export function isSameDay(one: Moment, other: Moment): boolean {
  return formatDate(one) === formatDate(other);
}
