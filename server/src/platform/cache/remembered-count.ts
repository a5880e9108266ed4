import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { statementsByShape, type Placeholders } from '../../db/statement.ts';
import { createDbCache } from './db-cache.ts';

const REMEMBERED_MS = 10_000;
const REMEMBERED_AT_MOST = 1_000;

/** How many there are under filters, remembered for ten seconds: nobody needs it to the unit. */
export function createRememberedCount<F extends object, P extends object>(
  query: (filters: F, p: Placeholders<P>) => RawBuilder<{ total: number }>,
): (
  db: Db,
  filters: F,
  asked: { values: P; /** Those of the values that the filters read. */ read: object },
) => Promise<number> {
  const cacheOf = createDbCache<number>({ ttlMs: REMEMBERED_MS, max: REMEMBERED_AT_MOST });
  const count = statementsByShape<F, P, { total: number }>(query);
  return async (db, filters, { values, read }) => {
    const cache = cacheOf(db);
    const key = JSON.stringify([filters, read]);
    const remembered = cache.get(key);
    if (remembered !== undefined) return remembered;
    const total = (await count(db, filters, values))[0]?.total ?? 0;
    cache.set(key, total);
    return total;
  };
}
