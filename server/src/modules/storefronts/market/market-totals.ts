import type { Db } from '../../../db/database.ts';
import { createDbCache } from '../../../platform/cache/db-cache.ts';
import { totalsQuery, type MarketTotals, type MarketValues } from './creator.queries.ts';

const CACHED_MS = 10_000;
/** Types, styles and bands, any included: all there are. */
const CACHED_AT_MOST = 7 * 6 * 6;

const cacheOf = createDbCache<MarketTotals>({ ttlMs: CACHED_MS, max: CACHED_AT_MOST });

/** How many creators a filter finds, remembered for a moment: nobody needs it to the unit. */
export async function marketTotals(
  db: Db,
  now: () => Date,
  filter: Pick<MarketValues, 'category' | 'style' | 'band'>,
): Promise<MarketTotals> {
  const cache = cacheOf(db, now);
  const key = `${filter.category} ${filter.style} ${filter.band}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const { rows } = await totalsQuery(filter).execute(db);
  const totals = rows[0] ?? { all: 0, on: 0 };
  cache.set(key, totals);
  return totals;
}
