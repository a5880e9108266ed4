import type { Db } from '../../../db/database.ts';
import { createDbCache } from '../../../platform/cache/db-cache.ts';
import type { FeedShape, FeedValues } from './feed-pages.ts';
import { countFeed } from './feed.queries.ts';

const CACHED_MS = 30_000;
const CACHED_AT_MOST = 1_000;
const COUNT_CAP = 10_000;

const cacheOf = createDbCache<number>({ ttlMs: CACHED_MS, max: CACHED_AT_MOST });

/** How many posts a list holds, up to a cap, remembered for half a minute: nobody needs it to the unit. */
export async function feedTotal(db: Db, shape: FeedShape, values: FeedValues): Promise<number> {
  const cache = cacheOf(db);
  const isPersonal = shape.filter === 'follow';
  const { circleId, userId, tagIds, viewerId } = values;
  const key = `${circleId} ${userId} ${tagIds.join()} ${isPersonal ? viewerId : ''}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const total = await countFeed(db, { ...shape, hasViewer: isPersonal }, values, COUNT_CAP);
  cache.set(key, total);
  return total;
}
