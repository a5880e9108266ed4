import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { statementsByShape, type Placeholders, type Sql } from '../../../db/statement.ts';
import { cachedFor } from '../../../platform/cache/db-cache.ts';
import { isShownTo } from '../../users/index.ts';
import { assetsQuery, type AssetRow } from '../asset-rows.ts';

/** What decides the text of the statement; requests of one shape share one prepared statement. */
export type LibraryShape = {
  order: 'new' | 'downloads';
  limit: number;
  offset: number;
  hasViewer: boolean;
  /** Goes on from where the last page ended. */
  isAfter: boolean;
};

export type LibraryValues = {
  viewerId: number;
  tag: string;
  cells: readonly number[];
  key: string;
  id: number;
};
type Values = Placeholders<LibraryValues>;

/** Each cell is a walk along one index; the pages of all are put together. Yields (id, place, ord). */
export function libraryPage(shape: LibraryShape, v: Values): Sql {
  const isNewest = shape.order === 'new';
  const key = isNewest ? sql.ref('l.published_at') : sql.ref('l.download_count');
  const last = isNewest ? sql`${v.key}::timestamptz` : sql`${v.key}::int`;
  const from = shape.isAfter ? sql`(${key}, l.asset_id) < (${last}, ${v.id}::bigint)` : sql`true`;
  const isShown = isShownTo(shape.hasViewer ? v.viewerId : null, sql.ref('l.user_id'));
  return sql`
    select m.asset_id as id, m.key::text as place, row_number() over (order by m.key desc, m.asset_id desc) as ord
    from unnest(${v.cells}::smallint[]) as wanted (cell)
    cross join lateral (
      select l.asset_id, ${key} as key from asset_listings l
      where l.tag = ${v.tag} and l.cell = wanted.cell and ${isShown} and ${from}
      order by ${key} desc, l.asset_id desc limit ${sql.lit(shape.limit + shape.offset)}
    ) m
    order by m.key desc, m.asset_id desc
    limit ${sql.lit(shape.limit)} offset ${sql.lit(shape.offset)}`;
}

export function libraryQuery(shape: LibraryShape, v: Values): RawBuilder<AssetRow> {
  return assetsQuery(libraryPage(shape, v), shape.hasViewer ? v.viewerId : null);
}

export const listLibrary = statementsByShape<LibraryShape, LibraryValues, AssetRow>(libraryQuery);

export const COUNT_CAP = 10_000;

/** How many there are in each cell under a tag, up to a cap. */
export function countQuery(tag: string): RawBuilder<{ cell: number; count: number }> {
  return sql<{ cell: number; count: number }>`
    select wanted.cell, counted.count from generate_series(0, 24) as wanted (cell)
    cross join lateral (
      select count(*)::int as count from (
        select 1 from asset_listings l where l.tag = ${tag} and l.cell = wanted.cell limit ${sql.lit(COUNT_CAP)}
      ) first_ones
    ) counted where counted.count > 0`;
}

export type CellCounts = ReadonlyMap<number, number>;

async function countCells(db: Db, tag: string): Promise<CellCounts> {
  const { rows } = await countQuery(tag).execute(db);
  return new Map(rows.map(({ cell, count }) => [cell, count]));
}

const CACHED_MS = 15_000;
const countAll = cachedFor(CACHED_MS, (db: Db) => countCells(db, ''));

/** Of the whole library remembered for a moment: nobody needs it to the unit. */
export function countListed(db: Db, tag: string): Promise<CellCounts> {
  return tag === '' ? countAll(db) : countCells(db, tag);
}
