const OFFSET_MS = 8 * 3_600_000;
const LOCAL = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,3})?$/;

/** As both providers write times, whatever zone this machine is in: 2026-11-17 12:30:00. */
export function beijingTime(time: Date): string {
  return new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

export function readBeijingTime(text: string): Date | null {
  const [, day, clock] = LOCAL.exec(text) ?? [];
  return day === undefined ? null : validDate(`${day}T${clock ?? ''}+08:00`);
}

/** 2026-11-17T12:30:00+08:00 */
export function beijingRfc3339(time: Date): string {
  return `${beijingTime(time).replace(' ', 'T')}+08:00`;
}

export function readRfc3339(text: string): Date | null {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) ? validDate(text) : null;
}

function validDate(text: string): Date | null {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
}
