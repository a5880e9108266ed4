export function pageOf<T>(data: T[], at: { total: number; page: number; perPage: number }) {
  return {
    data,
    total: at.total,
    per_page: at.perPage,
    current_page: at.page,
    last_page: Math.max(1, Math.ceil(at.total / at.perPage)),
  };
}

/** An opaque place in a list: where the last row stood, so that page 1,000 costs what page 1 costs. */
export function encodeCursor(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Null for anything we didn't make ourselves: a bad cursor starts the list over. */
export function decodeCursor(cursor: string, length: number): (string | number)[] | null {
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isPosition =
      Array.isArray(position) &&
      position.length === length &&
      position.every((part) => typeof part === 'string' || typeof part === 'number');
    return isPosition ? position : null;
  } catch {
    return null;
  }
}

const written =
  /^(\d{4}-\d\d-\d\d) ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::[0-5]\d)?$/;

/** A moment as PostgreSQL writes it. A made-up cursor may hold a 99th month, which the database would take as an error. */
export function isMoment(text: string): boolean {
  const [, day = '', time = ''] = written.exec(text) ?? [];
  const moment = new Date(`${day}T${time}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

/** The number behind which a list by falling numbers goes on; null for the beginning, and for rubbish. */
export function placeBefore(cursor: string | null): number | null {
  const [place] = (cursor === null ? null : decodeCursor(cursor, 1)) ?? [];
  return typeof place === 'number' && Number.isSafeInteger(place) && place > 0 ? place : null;
}

/** Of one row more than is shown: the rows, and where the next page begins. */
export function pageBefore<T>(rows: readonly T[], size: number, placeOf: (row: T) => number) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const nextCursor = rows.length > size && last !== undefined ? encodeCursor([placeOf(last)]) : null;
  return { shown, nextCursor };
}
