import type { RankedCreator, RankedGame } from '@zaojie/contract/rankings/ranking.schemas';
import type { Db } from '../../db/database.ts';
import { createDbCache } from '../../platform/cache/db-cache.ts';
import { viewCreatorEntry } from './creator-entry.view.ts';
import { viewDemoEntry } from './demo-entry.view.ts';
import { viewGameEntry } from './game-entry.view.ts';
import {
  findCreatorPage,
  findDemoPage,
  findGamePage,
  type PageRow,
  type PageValues,
} from './page.queries.ts';

/** Long enough to spare the database under a rush, too short for a picture that was deleted to live on. */
const CACHED_MS = 2_000;
const CACHED_AT_MOST = 200;

export type KeptPage<Entry> = {
  entries: Entry[];
  /** Null as long as there is no list. */
  ends_at: Date | null;
  entry_count: number;
};

/** A page as everybody sees it, shared by whoever asks meanwhile. */
function keeping<Row, Entry>(
  find: (db: Db, values: PageValues) => Promise<PageRow<Row>[]>,
  view: (row: Row, values: PageValues) => Entry,
) {
  const cacheOf = createDbCache<Promise<KeptPage<Entry>>>({ ttlMs: CACHED_MS, max: CACHED_AT_MOST });
  const read = async (db: Db, values: PageValues): Promise<KeptPage<Entry>> => {
    const rows = await find(db, values);
    return {
      entries: rows.flatMap(({ entry }) => (entry ? [view(entry, values)] : [])),
      ends_at: rows[0]?.ends_at ?? null,
      entry_count: rows[0]?.entry_count ?? 0,
    };
  };
  return (db: Db, now: () => Date, values: PageValues): Promise<KeptPage<Entry>> => {
    const cache = cacheOf(db, now);
    const key = [values.category, values.period, values.from, values.to].join(' ');
    const known = cache.get(key);
    if (known) return known;
    const page = read(db, values);
    cache.set(key, page);
    // A failure isn't kept: the next one asks again.
    page.catch(() => cache.delete(key));
    return page;
  };
}

export const creatorPage = keeping(
  findCreatorPage,
  (row, { period }): Omit<RankedCreator, 'is_followed' | 'can'> => viewCreatorEntry(row, period),
);
export const gamePage = keeping(findGamePage, (row): RankedGame => viewGameEntry(row));
export const demoPage = keeping(findDemoPage, viewDemoEntry);
