const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** 1380 → 23:00 */
export function clockOf(minuteOfDay: number): string {
  const minute = ((minuteOfDay % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const pair = (part: number) => String(part).padStart(2, '0');
  return `${pair(Math.floor(minute / MINUTES_PER_HOUR))}:${pair(minute % MINUTES_PER_HOUR)}`;
}

/** 23:00 → 1380; null while the time is not complete. */
export function minuteOf(clock: string): number | null {
  const [, hour, minute] = CLOCK.exec(clock) ?? [];
  return hour === undefined || minute === undefined ? null : Number(hour) * MINUTES_PER_HOUR + Number(minute);
}

/** 每天 23:00 至次日 08:00 */
export function quietSpan(from: number, to: number): string {
  if (from === to) return '全天';
  return `每天 ${clockOf(from)} 至${to < from ? '次日' : ''} ${clockOf(to)}`;
}
