const SHANGHAI_MS = 8 * 3_600_000;

/** 至 2026-11-20 18:00, in the time people here live by. */
export function untilWords(until: Date | null): string {
  if (until === null) return '（不限期）';
  const local = new Date(until.getTime() + SHANGHAI_MS).toISOString();
  return `至 ${local.slice(0, 10)} ${local.slice(11, 16)}`;
}
