const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY_MS = 24 * HOUR;
export const HOUR_MS = HOUR;

/** Rounded to what is shown: seconds under an hour, minutes before, so that a clock is drawn anew only when it changes. */
export function leftShown(ms: number): number {
  if (!(ms > 0)) return 0;
  if (ms < HOUR) return Math.ceil(ms / SECOND) * SECOND;
  return Math.floor(ms / MINUTE) * MINUTE;
}

export type LeftPart = { value: string; unit: string };

/** 4 天 6 小时; 6 小时 24 分; 9 分 05 秒. */
export function leftParts(ms: number): LeftPart[] {
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  const seconds = Math.floor((ms % MINUTE) / SECOND);
  if (days > 0) return parts([days, '天'], [hours, '小时']);
  if (hours > 0) return parts([hours, '小时'], [minutes, '分']);
  return [
    { value: String(minutes), unit: '分' },
    { value: String(seconds).padStart(2, '0'), unit: '秒' },
  ];
}

function parts(large: [number, string], small: [number, string]): LeftPart[] {
  return [large, small]
    .filter(([value], index) => index === 0 || value > 0)
    .map(([value, unit]) => ({ value: String(value), unit }));
}

export function leftWords(ms: number): string {
  return leftParts(ms)
    .map(({ value, unit }) => `${value} ${unit}`)
    .join(' ');
}

/** Only what ends within a day is marked. */
export function isSoon(ms: number): boolean {
  return ms < DAY_MS;
}
