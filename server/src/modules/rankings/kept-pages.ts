import type { RankedCreator } from '@zaojie/contract/rankings/ranking.schemas';
import type { Db } from '../../db/database.ts';
import { createDbCache } from '../../platform/cache/db-cache.ts';
import { viewCreatorEntry } from './creator-entry.view.ts';
import { findCreatorPage, type PageValues } from './page.queries.ts';

/** Long enough to spare the database under a rush, too short for a picture that was deleted to live on. */
const CACHED_MS = 2_000;
const CACHED_AT_MOST = 200;

export type CreatorPage = {
  entries: Omit<RankedCreator, 'is_followed' | 'can'>[];
  /** Null as long as there is no list. */
  ends_at: Date | null;
  entry_count: number;
};

const cacheOf = createDbCache<Promise<CreatorPage>>({ ttlMs: CACHED_MS, max: CACHED_AT_MOST });

/** A page as everybody sees it, shared by whoever asks meanwhile. */
export function creatorPage(db: Db, now: () => Date, values: PageValues): Promise<CreatorPage> {
  const cache = cacheOf(db, now);
  const key = [values.category, values.period, values.from, values.to].join(' ');
  const known = cache.get(key);
  if (known) return known;
  const page = readCreatorPage(db, values);
  cache.set(key, page);
  // A failure isn't kept: the next one asks again.
  page.catch(() => cache.delete(key));
  return page;
}

async function readCreatorPage(db: Db, values: PageValues): Promise<CreatorPage> {
  const rows = await findCreatorPage(db, values);
  return {
    entries: rows.flatMap(({ entry }) => (entry ? [viewCreatorEntry(entry, values.period)] : [])),
    ends_at: rows[0]?.ends_at ?? null,
    entry_count: rows[0]?.entry_count ?? 0,
  };
}
