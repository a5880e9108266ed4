import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { createDbCache } from '../../../platform/cache/db-cache.ts';
import { isListed, type FeedPlace, type FeedShape, type FeedValues } from './feed-pages.ts';
import { listFeed } from './feed.queries.ts';
import { postsQuery, type PostRow } from '../post-rows.ts';

const CACHED_MS = 15_000;
const CACHED_AT_MOST = 20_000;
/** Finding five pages takes hardly longer than finding one, and whoever scrolls asks for the next within seconds. */
const PAGES_AT_ONCE = 5;

type CachedValues = FeedValues & { ids: readonly number[]; scores: readonly string[] };
export type FeedRows = { rows: PostRow[]; next: FeedPlace | null };

const cacheOf = createDbCache<readonly FeedPlace[]>({ ttlMs: CACHED_MS, max: CACHED_AT_MOST });

/** Circle and author were asked when the posts were chosen. */
const plainShape: FeedShape = {
  filter: 'recommend',
  order: 'hot',
  limit: 0,
  shown: 0,
  offset: 0,
  hasViewer: true,
  isTagged: false,
  isInCircle: false,
  isByUser: false,
  isAfter: false,
};

/** Which posts, is remembered; what they say and whether they may be shown is asked each time. */
const cachedPage = statement<CachedValues, PostRow>((v) =>
  postsQuery(
    sql`select cached.id, 0 as k0, cached.score as k1, cached.ord
      from unnest(${v.ids}::bigint[], ${v.scores}::text[]) with ordinality as cached (id, score, ord)
      join posts p on p.id = cached.id where ${isListed(plainShape, v)}`,
    { viewerId: v.viewerId, html: 'excerpt' },
  ),
);

/** Somebody's recommendations take four lists to find. */
export function isCached(shape: FeedShape): boolean {
  return shape.filter === 'recommend' && shape.hasViewer && !shape.isTagged && shape.offset === 0;
}

export async function listCached(
  db: Db,
  shape: FeedShape,
  values: FeedValues,
  now: () => Date,
): Promise<FeedRows> {
  const cache = cacheOf(db, now);
  const { limit } = shape;
  const keyOf = ({ k1, id }: Pick<FeedPlace, 'k1' | 'id'>) =>
    `${values.viewerId} ${limit} ${values.circleId} ${values.userId} ${k1} ${id}`;
  const known = cache.get(keyOf(values));
  if (known) {
    const ids = known.map(({ id }) => id);
    const rows = await cachedPage(db, { ...values, ids, scores: known.map(({ k1 }) => k1) });
    return { rows, next: nextPlace(known, limit) };
  }
  const rows = await listFeed(db, { ...shape, limit: limit * PAGES_AT_ONCE }, values);
  const places = [...rows.map(({ k0, k1, id }) => ({ k0, k1, id })), ...placesAhead(rows)];
  for (let start = 0; start < places.length; start += limit) {
    cache.set(keyOf(places[start - 1] ?? values), places.slice(start, start + limit));
  }
  return { rows, next: nextPlace(places.slice(0, limit), limit) };
}

function placesAhead([first]: readonly PostRow[]): FeedPlace[] {
  return (first?.ahead ?? []).map(([id, k1]) => ({ k0: 0, k1, id }));
}

/** Null when the list ended before the page was full. */
export function nextPlace(places: readonly FeedPlace[], limit: number): FeedPlace | null {
  return places.length === limit ? (places.at(-1) ?? null) : null;
}
