import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { statement, type Placeholders, type Statement } from '../../../db/statement.ts';
import { createDbCache } from '../../../platform/cache/db-cache.ts';
import { bountiesQuery, type BountyRow } from '../bounty-rows.ts';
import { marketPage, type MarketShape, type MarketValues } from './market-pages.ts';

type ListStatement = Statement<MarketValues, BountyRow>;
const made = new Map<string, ListStatement>();

export function marketQuery(shape: MarketShape, v: Placeholders<MarketValues>): RawBuilder<BountyRow> {
  return bountiesQuery(marketPage(shape, v), {
    viewerId: shape.hasViewer ? v.viewerId : null,
    isOfShownOnly: true,
  });
}

export function listMarket(db: Db, shape: MarketShape, values: MarketValues): Promise<BountyRow[]> {
  const build = (): ListStatement => statement((v) => marketQuery(shape, v));
  // Pages by number have a shape each; only what comes again and again is worth keeping.
  if (shape.offset > 0) return build()(db, values);
  const key = JSON.stringify(shape);
  const known = made.get(key) ?? build();
  made.set(key, known);
  return known(db, values);
}

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
