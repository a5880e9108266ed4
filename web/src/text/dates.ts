const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Shanghai keeps one offset all year: what its clocks show is plain arithmetic, for which no table of zones needs to be loaded. */
const SHANGHAI_OFFSET_MS = 8 * HOUR_MS;

export type Moment = Date | number | string;

interface WallClock {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
}

/** A stored text without a zone, such as 2026-03-01 08:30:00, is Shanghai time, whatever the device says. */
const ZONELESS = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

export function toMillis(moment: Moment): number {
  if (typeof moment === 'number') return moment;
  if (moment instanceof Date) return moment.getTime();
  if (DATE_ONLY.test(moment)) return Date.parse(`${moment}T00:00:00+08:00`);
  if (ZONELESS.test(moment)) return Date.parse(`${moment.replace(' ', 'T')}+08:00`);
  return Date.parse(moment);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

function wallClock(ms: number): WallClock {
  const there = new Date(ms + SHANGHAI_OFFSET_MS);
  return {
    year: String(there.getUTCFullYear()),
    month: twoDigits(there.getUTCMonth() + 1),
    day: twoDigits(there.getUTCDate()),
    hour: twoDigits(there.getUTCHours()),
    minute: twoDigits(there.getUTCMinutes()),
    second: twoDigits(there.getUTCSeconds()),
  };
}

function shanghaiDay(ms: number): number {
  return Math.floor((ms + SHANGHAI_OFFSET_MS) / DAY_MS);
}

/** 2026-03-01 */
export function formatDate(moment: Moment): string {
  const ms = toMillis(moment);
  if (Number.isNaN(ms)) return '';
  const { year, month, day } = wallClock(ms);
  return `${year}-${month}-${day}`;
}

/** 2026年3月 */
export function formatMonth(moment: Moment): string {
  const ms = toMillis(moment);
  if (Number.isNaN(ms)) return '';
  const { year, month } = wallClock(ms);
  return `${year}年${Number(month)}月`;
}

/** 08:30 */
export function formatTime(moment: Moment): string {
  const ms = toMillis(moment);
  if (Number.isNaN(ms)) return '';
  const { hour, minute } = wallClock(ms);
  return `${hour}:${minute}`;
}

/** 2026-03-01 08:30:05, for title attributes. */
export function formatFullTime(moment: Moment): string {
  const ms = toMillis(moment);
  if (Number.isNaN(ms)) return '';
  return `${formatDate(ms)} ${formatTime(ms)}:${wallClock(ms).second}`;
}

/** 3月1日; in another year 2025年3月1日. */
export function formatDay(moment: Moment, now: Moment = Date.now()): string {
  const ms = toMillis(moment);
  if (Number.isNaN(ms)) return '';
  const { year, month, day } = wallClock(ms);
  const date = `${Number(month)}月${Number(day)}日`;
  return year === wallClock(toMillis(now)).year ? date : `${year}年${date}`;
}

/** 3月1日 08:30; in another year 2025年3月1日 08:30. */
export function formatMoment(moment: Moment, now: Moment = Date.now()): string {
  const day = formatDay(moment, now);
  return day === '' ? '' : `${day} ${formatTime(moment)}`;
}

/** 刚刚, 5分钟前, 3小时前, 昨天 12:30, 4天前, then 3月1日 or 2025年3月1日. */
export function formatAgo(moment: Moment, now: Moment = Date.now()): string {
  const ms = toMillis(moment);
  if (Number.isNaN(ms)) return '';
  const nowMs = toMillis(now);
  const elapsed = nowMs - ms;
  // A device clock that runs behind the server must not announce the future.
  if (elapsed < MINUTE_MS) return elapsed < -DAY_MS ? formatDay(ms, nowMs) : '刚刚';
  if (elapsed < HOUR_MS) return `${Math.floor(elapsed / MINUTE_MS)}分钟前`;
  const days = shanghaiDay(nowMs) - shanghaiDay(ms);
  if (days === 0) return `${Math.floor(elapsed / HOUR_MS)}小时前`;
  if (days === 1) return `昨天 ${formatTime(ms)}`;
  if (days < 7) return `${days}天前`;
  return formatDay(ms, nowMs);
}

/** Time left until a deadline, two units at most: 4 天 6 小时, 3 小时 20 分, 8 分钟; past deadlines give null. */
export function formatLeft(deadline: Moment, now: Moment = Date.now()): string | null {
  const left = toMillis(deadline) - toMillis(now);
  if (Number.isNaN(left) || left <= 0) return null;
  const days = Math.floor(left / DAY_MS);
  const hours = Math.floor((left % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  if (days > 0) return hours > 0 ? `${days} 天 ${hours} 小时` : `${days} 天`;
  if (hours > 0) return minutes > 0 ? `${hours} 小时 ${minutes} 分` : `${hours} 小时`;
  return minutes > 0 ? `${minutes} 分钟` : '不到 1 分钟';
}
