import type { Db } from '../../db/database.ts';
import type { FeedShape, FeedValues } from './feed-pages.ts';
import { countFeed } from './feed.queries.ts';

const KEPT_MS = 30_000;
const KEPT_AT_MOST = 1_000;
const COUNT_CAP = 10_000;

const kept = new WeakMap<Db, Map<string, { total: number; until: number }>>();

/** How many posts a list holds, up to a cap, remembered for half a minute: nobody needs it to the unit. */
export async function feedTotal(db: Db, shape: FeedShape, values: FeedValues): Promise<number> {
  const cache = kept.get(db) ?? new Map<string, { total: number; until: number }>();
  kept.set(db, cache);
  const isPersonal = shape.filter === 'follow';
  const { circleId, userId, tagIds, viewerId } = values;
  const key = `${circleId} ${userId} ${tagIds.join()} ${isPersonal ? viewerId : ''}`;
  const known = cache.get(key);
  if (known && known.until > Date.now()) return known.total;
  const total = await countFeed(db, { ...shape, hasViewer: isPersonal }, values, COUNT_CAP);
  if (cache.size >= KEPT_AT_MOST) cache.clear();
  cache.set(key, { total, until: Date.now() + KEPT_MS });
  return total;
}
