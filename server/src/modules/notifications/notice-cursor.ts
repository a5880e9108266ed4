import { sql } from 'kysely';
import { decodeCursor, encodeCursor } from '../../frame/paging.ts';
import type { Sql } from '../../db/statement.ts';

/** Where a row stands: its moment in microseconds, as exact as the database has it, and its id. */
export type Position = { at: number; id: number };

export function readCursor(cursor: string | null): Position | null {
  const [at, id] = (cursor === null ? null : decodeCursor(cursor, 2)) ?? [];
  return isWhole(at) && isWhole(id) ? { at, id } : null;
}

const isWhole = (part: unknown): part is number => Number.isSafeInteger(part);

/** Null when the list ended before the page was full. */
export function nextCursor(rows: readonly { id: number; position: number }[], limit: number): string | null {
  const last = rows.at(-1);
  return last && rows.length === limit ? encodeCursor([last.position, last.id]) : null;
}

export const positionOf = (column: string): Sql =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`;

export const momentOf = (position: Position): Sql =>
  sql`timestamptz 'epoch' + ${position.at}::float8 * interval '1 microsecond'`;
