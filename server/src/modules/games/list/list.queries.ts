import type { GameOrder } from '@zaojie/contract/games/game-words';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { statementsByShape, type Placeholders, type Sql } from '../../../db/statement.ts';
import { createRememberedCount } from '../../../platform/cache/remembered-count.ts';
import { isShownTo } from '../../users/index.ts';
import { cardsQuery, type CardRow } from '../game-rows.ts';

/** What decides the text of the statement; requests of one shape share one prepared statement. */
export type ListShape = {
  order: GameOrder;
  limit: number;
  offset: number;
  hasViewer: boolean;
  byTypes: boolean;
  byPlatforms: boolean;
  byMin: boolean;
  byMax: boolean;
  byDeveloper: boolean;
};

export type ListValues = {
  viewerId: number;
  typeMask: number;
  platformMask: number;
  minFen: number;
  maxFen: number;
  developerId: number;
};
type Values = Placeholders<ListValues>;
type Filters = Pick<ListShape, 'byTypes' | 'byPlatforms' | 'byMin' | 'byMax' | 'byDeveloper'>;

/** Every column is in the indexes of the orders, so what is passed over costs no visit to the game itself. */
function chosen(filters: Filters, v: Values): Sql {
  const parts = [
    sql`g.status = 'published'`,
    ...(filters.byTypes ? [sql`g.type_mask & ${v.typeMask}::int <> 0`] : []),
    ...(filters.byPlatforms ? [sql`g.platform_mask & ${v.platformMask}::int <> 0`] : []),
    ...(filters.byMin ? [sql`g.price_fen >= ${v.minFen}::bigint`] : []),
    ...(filters.byMax ? [sql`g.price_fen <= ${v.maxFen}::bigint`] : []),
    ...(filters.byDeveloper ? [sql`g.user_id = ${v.developerId}::bigint`] : []),
  ];
  return sql.join(parts, sql` and `);
}

const orders: Record<GameOrder, Sql> = {
  new: sql`g.published_at desc, g.id desc`,
  hot: sql`g.rank desc, g.id desc`,
  rating: sql`g.rating_rank desc, g.id desc`,
  price_asc: sql`g.price_fen, g.id`,
  price_desc: sql`g.price_fen desc, g.id desc`,
};

export function listQuery(shape: ListShape, v: Values): RawBuilder<CardRow> {
  const viewerId = shape.hasViewer ? v.viewerId : null;
  const order = orders[shape.order];
  const page = sql`
    select g.id, row_number() over (order by ${order}) as ord from games g
    where ${chosen(shape, v)} and ${isShownTo(viewerId, sql.ref('g.user_id'))}
    order by ${order} limit ${sql.lit(shape.limit)} offset ${sql.lit(shape.offset)}`;
  return cardsQuery(page, { viewerId });
}

export const listPublished = statementsByShape<ListShape, ListValues, CardRow>(listQuery);

export const COUNT_CAP = 100_000;

export function countQuery(filters: Filters, v: Values): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`select count(*)::int as total from (
    select 1 from games g where ${chosen(filters, v)} limit ${sql.lit(COUNT_CAP)}) listed`;
}

const count = createRememberedCount<Filters, ListValues>(countQuery);

/** Up to the cap. */
export function countPublished(db: Db, shape: ListShape, values: ListValues): Promise<number> {
  const { byTypes, byPlatforms, byMin, byMax, byDeveloper } = shape;
  const { viewerId: _viewerId, ...read } = values;
  return count(db, { byTypes, byPlatforms, byMin, byMax, byDeveloper }, { values, read });
}
