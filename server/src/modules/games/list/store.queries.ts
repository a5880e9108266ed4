import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { cachedFor } from '../../../platform/cache/db-cache.ts';
import type { Store } from './way.rules.ts';

const CACHED_MS = 10_000;

type Grouped = {
  type_mask: number | null;
  platform_mask: number | null;
  yuan: number | null;
  count: number;
  min_fen: number;
  max_fen: number;
};

/** How many games there are of every combination of words, and of every price in whole yuan, from one walk along an index. */
export const storeQuery: RawBuilder<Grouped> = sql<Grouped>`
  select type_mask, platform_mask, price_fen / 100 as yuan, count(*)::int as count, min(price_fen) as min_fen,
    max(price_fen) as max_fen
  from games where status = 'published' group by grouping sets ((type_mask, platform_mask), (price_fen / 100))`;

/** Nobody needs it to the unit. */
export const loadStore: (db: Db) => Promise<Store> = cachedFor(CACHED_MS, async (db: Db) => {
  const { rows } = await storeQuery.execute(db);
  const words = rows.flatMap(({ type_mask: types, platform_mask: platforms, count }) =>
    types === null || platforms === null ? [] : [{ types, platforms, count }],
  );
  const prices = rows.flatMap(({ yuan, count, min_fen: minFen, max_fen: maxFen }) =>
    yuan === null ? [] : [{ count, minFen, maxFen }],
  );
  return { total: words.reduce((sum, { count }) => sum + count, 0), words, prices };
});
