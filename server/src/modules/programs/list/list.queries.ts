import type { ProgramOrder } from '@zaojie/contract/programs/program-words';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { statementsByShape, type Placeholders, type Sql } from '../../../db/statement.ts';
import { createRememberedCount } from '../../../platform/cache/remembered-count.ts';
import { isShownTo } from '../../users/index.ts';
import { cardsQuery, type CardRow } from '../program-rows.ts';

/** What decides the text of the statement; requests of one shape share one prepared statement. */
export type ListShape = {
  order: ProgramOrder;
  limit: number;
  offset: number;
  hasViewer: boolean;
  isAfter: boolean;
  byStage: boolean;
  byEngine: boolean;
  byGenre: boolean;
  byOpening: boolean;
  byWords: boolean;
};

export type ListValues = {
  viewerId: number;
  stage: string;
  engine: string;
  genreMask: number;
  wantedMask: number;
  /** What the index of words is asked for, and how the words are found in what it gives. */
  grams: string[];
  pattern: string;
  /** Where the page before ended. */
  afterKey: string;
  afterId: number;
};
type Values = Placeholders<ListValues>;
type Filters = Pick<ListShape, 'byStage' | 'byEngine' | 'byGenre' | 'byOpening' | 'byWords'>;

/** All but the words is in the indexes of the orders, so what is passed over costs no visit to the project itself. */
function chosen(filters: Filters, v: Values): Sql {
  const parts = [
    sql`p.status = 'published'`,
    ...(filters.byStage ? [sql`p.stage = ${v.stage}::text`] : []),
    ...(filters.byEngine ? [sql`p.engine = ${v.engine}::text`] : []),
    ...(filters.byGenre ? [sql`p.genre_mask & ${v.genreMask}::int <> 0`] : []),
    ...(filters.byOpening ? [sql`p.open_mask & ${v.wantedMask}::int <> 0`] : []),
    ...(filters.byWords
      ? [sql`p.name_grams @> ${v.grams}::text[] and p.name_key like ${v.pattern}::text`]
      : []),
  ];
  return sql.join(parts, sql` and `);
}

const keys: Record<ProgramOrder, { column: Sql; type: Sql }> = {
  active: { column: sql`p.active_at`, type: sql`timestamptz` },
  new: { column: sql`p.published_at`, type: sql`timestamptz` },
  hot: { column: sql`p.rank`, type: sql`float8` },
};

export type ListedRow = CardRow & { place: string };

export function listQuery(shape: ListShape, v: Values): RawBuilder<ListedRow> {
  const viewerId = shape.hasViewer ? v.viewerId : null;
  const { column, type } = keys[shape.order];
  const order = sql`${column} desc, p.id desc`;
  const after = shape.isAfter
    ? sql`(${column}, p.id) < (${v.afterKey}::${type}, ${v.afterId}::bigint)`
    : sql`true`;
  const page = sql`
    select p.id, row_number() over (order by ${order}) as ord, ${column}::text as place from programs p
    where ${chosen(shape, v)} and ${isShownTo(viewerId, sql.ref('p.user_id'))} and ${after}
    order by ${order} limit ${sql.lit(shape.limit)} offset ${sql.lit(shape.offset)}`;
  return cardsQuery<ListedRow>(page, { viewerId, more: sql`, page.place` });
}

export const listPublished = statementsByShape<ListShape, ListValues, ListedRow>(listQuery);

export const COUNT_CAP = 100_000;

export function countQuery(filters: Filters, v: Values): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`select count(*)::int as total from (
    select 1 from programs p where ${chosen(filters, v)} limit ${sql.lit(COUNT_CAP)}) listed`;
}

const count = createRememberedCount<Filters, ListValues>(countQuery);

/** Up to the cap. */
export function countPublished(db: Db, shape: ListShape, values: ListValues): Promise<number> {
  const { byStage, byEngine, byGenre, byOpening, byWords } = shape;
  const { viewerId: _viewerId, afterKey: _afterKey, afterId: _afterId, ...read } = values;
  return count(db, { byStage, byEngine, byGenre, byOpening, byWords }, { values, read });
}
