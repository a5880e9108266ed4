import { SHANGHAI_AHEAD_MS } from '@zaojie/contract/days';

const MINUTES = 'YYYY-MM-DDTHH:MM'.length;

/** An hour as a field shows it, in Shanghai: 2026-11-20T20:00; empty for none. */
export function fieldOf(moment: string | null): string {
  const ms = Date.parse(moment ?? '');
  return Number.isNaN(ms) ? '' : new Date(ms + SHANGHAI_AHEAD_MS).toISOString().slice(0, MINUTES);
}

/** The moment that a field means; null for an empty or half-filled one. */
export function momentOf(field: string): string | null {
  const ms = Date.parse(`${field}:00+08:00`);
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(field) && !Number.isNaN(ms)
    ? new Date(ms).toISOString()
    : null;
}
