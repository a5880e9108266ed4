import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { statementsByShape, type Placeholders } from '../../../db/statement.ts';
import { createDbCache } from '../../../platform/cache/db-cache.ts';
import { bountiesQuery, type BountyRow } from '../bounty-rows.ts';
import { marketPage, type MarketShape, type MarketValues } from './market-pages.ts';

export function marketQuery(shape: MarketShape, v: Placeholders<MarketValues>): RawBuilder<BountyRow> {
  return bountiesQuery(marketPage(shape, v), {
    viewerId: shape.hasViewer ? v.viewerId : null,
    isOfShownOnly: true,
  });
}

export const listMarket = statementsByShape<MarketShape, MarketValues, BountyRow>(marketQuery);

const CACHED_MS = 30_000;
const CACHED_AT_MOST = 1_000;
export const COUNT_CAP = 10_000;
const cacheOf = createDbCache<number>({ ttlMs: CACHED_MS, max: CACHED_AT_MOST });

export function countQuery(cells: readonly number[] | null): RawBuilder<{ total: number }> {
  const chosen = cells === null ? sql`true` : sql`cell = any(${[...cells]}::smallint[])`;
  return sql<{ total: number }>`select count(*)::int as total from (
    select 1 from bounties where deleted_at is null and status <> 'pending' and ${chosen}
    limit ${sql.lit(COUNT_CAP)}) listed`;
}

/** How many there are, up to a cap, remembered for half a minute: nobody needs it to the unit. */
export async function marketTotal(db: Db, cells: readonly number[] | null): Promise<number> {
  const cache = cacheOf(db);
  const key = cells === null ? 'all' : cells.join();
  const known = cache.get(key);
  if (known !== undefined) return known;
  const { rows } = await countQuery(cells).execute(db);
  const total = rows[0]?.total ?? 0;
  cache.set(key, total);
  return total;
}
