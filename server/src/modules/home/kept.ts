import type { Db } from '../../db/database.ts';

/** Keeps an answer that is the same for everybody for a while; whoever asks meanwhile shares it. */
export function keepFor<T>(milliseconds: number, load: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const kept = new WeakMap<Db, { value: Promise<T>; until: number }>();
  return (db) => {
    const known = kept.get(db);
    if (known && known.until > Date.now()) return known.value;
    const value = load(db);
    kept.set(db, { value, until: Date.now() + milliseconds });
    // A failure isn't kept: the next one asks again.
    value.catch(() => kept.delete(db));
    return value;
  };
}
