import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';

type Values = object | string | number;

/** A cache with expiry for what was read from a database: one for each, as tests have many in a process. */
export function createDbCache<V extends Values>(options: {
  ttlMs: number;
  max: number;
}): (db: Db, now?: () => Date) => LRUCache<string, V> {
  const caches = new WeakMap<Db, LRUCache<string, V>>();
  return (db, now) => {
    const known = caches.get(db);
    if (known) return known;
    const cache = new LRUCache<string, V>({
      max: options.max,
      ttl: options.ttlMs,
      ttlResolution: 0,
      ...(now && { perf: { now: () => now().getTime() } }),
    });
    caches.set(db, cache);
    return cache;
  };
}

/** An answer that is the same for everybody, read anew every so often; whoever asks meanwhile shares it. */
export function cachedFor<V extends Values>(
  ttlMs: number,
  load: (db: Db) => Promise<V>,
): (db: Db) => Promise<V> {
  const cacheOf = createDbCache<Promise<V>>({ ttlMs, max: 1 });
  return (db) => {
    const cache = cacheOf(db);
    const known = cache.get('');
    if (known) return known;
    const value = load(db);
    cache.set('', value);
    // A failure isn't kept: the next one asks again.
    value.catch(() => cache.delete(''));
    return value;
  };
}
