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
