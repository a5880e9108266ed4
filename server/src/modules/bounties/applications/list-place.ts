import { decodeCursor, encodeCursor } from '../../../frame/paging.ts';
import type { Place } from './list.queries.ts';

export function readPlace(cursor: string | null): Place | null {
  const [key, id] = (cursor === null ? null : decodeCursor(cursor, 2)) ?? [];
  const isPlace = typeof key === 'number' && Number.isFinite(key) && Number.isSafeInteger(id);
  return isPlace ? { key, id: Number(id) } : null;
}

export function nextPlace(rows: readonly Place[], perPage: number): string | null {
  const last = rows.length === perPage ? rows.at(-1) : undefined;
  return last ? encodeCursor([last.key, last.id]) : null;
}
