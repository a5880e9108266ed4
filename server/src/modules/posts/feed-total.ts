import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { isListed, type FeedRequest } from './feed-pages.ts';

const KEPT_MS = 30_000;
const KEPT_AT_MOST = 1_000;
const COUNT_CAP = 10_000;

const kept = new WeakMap<Db, Map<string, { total: number; until: number }>>();

/** How many posts a list holds, up to a cap, remembered for half a minute: nobody needs it to the unit. */
export async function feedTotal(db: Db, request: FeedRequest): Promise<number> {
  const cache = kept.get(db) ?? new Map<string, { total: number; until: number }>();
  kept.set(db, cache);
  const isPersonal = request.filter === 'follow';
  const { circleId, userId, tagIds, viewerId } = request;
  const key = JSON.stringify([circleId, userId, tagIds, isPersonal ? viewerId : null]);
  const known = cache.get(key);
  if (known && known.until > Date.now()) return known.total;
  const total = await countListed(db, { ...request, viewerId: isPersonal ? viewerId : null });
  if (cache.size >= KEPT_AT_MOST) cache.clear();
  cache.set(key, { total, until: Date.now() + KEPT_MS });
  return total;
}

async function countListed(db: Db, request: FeedRequest): Promise<number> {
  const tagged =
    request.tagIds.length > 0
      ? sql`exists (select 1 from post_tags pt where pt.post_id = p.id
          and pt.tag_id = any(${sql.val(request.tagIds)}::bigint[]))`
      : sql`true`;
  const followed =
    request.filter === 'follow'
      ? sql`p.user_id in (select followee_id from follows where follower_id = ${request.viewerId ?? 0})`
      : sql`true`;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from posts p where ${isListed(request)} and ${tagged} and ${followed} limit ${COUNT_CAP}
    ) listed`.execute(db);
  return rows[0]?.total ?? 0;
}
