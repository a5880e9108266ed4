import { decodeCursor, encodeCursor } from '../../http/paging.ts';
import type { ListPlace } from './notice-list.queries.ts';

export function readPlace(cursor: string | null): ListPlace | null {
  const [at, id] = (cursor === null ? null : decodeCursor(cursor, 2)) ?? [];
  return isWhole(at) && isWhole(id) ? { at, id } : null;
}

const isWhole = (part: unknown): part is number => Number.isSafeInteger(part);

/** Null when the list ended before the page was full. */
export function placeAfter(rows: readonly { id: number; place: number }[], limit: number): string | null {
  const last = rows.at(-1);
  return last && rows.length === limit ? encodeCursor([last.place, last.id]) : null;
}
