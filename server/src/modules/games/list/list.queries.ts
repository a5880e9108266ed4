import type { GameOrder } from '@zaojie/contract/games/game-words';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { statementsByShape, type Placeholders, type Sql } from '../../../db/statement.ts';
import { createRememberedCount } from '../../../platform/cache/remembered-count.ts';
import { isShownTo } from '../../users/index.ts';
import { cardsQuery, type CardRow } from '../game-rows.ts';
import type { Way } from './way.rules.ts';

type Filters = { byTypes: boolean; byPlatforms: boolean; byPrice: boolean; byDeveloper: boolean };

/** What decides the text of the statement; requests of one shape share one prepared statement. */
export type ListShape = Filters & {
  order: GameOrder;
  way: Way;
  limit: number;
  offset: number;
  hasViewer: boolean;
};
export type CountShape = Filters & { way: Exclude<Way, 'order'> };

export type ListValues = {
  viewerId: number;
  typeMask: number;
  platformMask: number;
  minFen: number;
  maxFen: number;
  developerId: number;
};
type Values = Placeholders<ListValues>;

/** Not seen by the planner: for one that it sees it would plan anew each time, which takes longer than the page itself. */
const unseen = (value: Sql) => sql`(select ${value})`;

function ofWords({ byTypes, byPlatforms, way }: Filters & { way: Way }, v: Values): Sql[] {
  const words = sql`game_words(g.type_mask, g.platform_mask)`;
  if (way === 'words') {
    return [
      ...(byTypes ? [sql`${words} && ${unseen(sql`game_words(${v.typeMask}::int, 0)`)}`] : []),
      ...(byPlatforms ? [sql`${words} && ${unseen(sql`game_words(0, ${v.platformMask}::int)`)}`] : []),
    ];
  }
  return [
    ...(byTypes ? [sql`g.type_mask & ${v.typeMask}::int <> 0`] : []),
    ...(byPlatforms ? [sql`g.platform_mask & ${v.platformMask}::int <> 0`] : []),
  ];
}

/** The same number, where the index by price isn't meant: the planner, who doesn't know the range, would take it for a narrow one. */
const pricePlain = sql`(g.price_fen + 0)`;
const priceIndexed = sql.ref('g.price_fen');

function chosen(filters: Filters & { way: Way }, v: Values, price: Sql): Sql {
  const parts = [
    sql`g.status = 'published'`,
    ...ofWords(filters, v),
    ...(filters.byPrice
      ? [sql`${price} between ${unseen(sql`${v.minFen}::bigint`)} and ${unseen(sql`${v.maxFen}::bigint`)}`]
      : []),
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
export const isByPrice = (order: GameOrder) => order === 'price_asc' || order === 'price_desc';

/**
 * Where a page is taken from. Along an order, and along the prices, every column asked for is in the index, so what is passed over
 * costs no visit to the game itself. What is found otherwise than in its order is found before it is sorted (`offset 0`): a
 * planner that thinks of both at once guesses wrong.
 */
function source(shape: ListShape, v: Values): { from: Sql; where: Sql } {
  if (shape.way === 'order') {
    const price = isByPrice(shape.order) ? priceIndexed : pricePlain;
    return { from: sql`games g`, where: chosen(shape, v, price) };
  }
  const columns = sql`g.id, g.user_id, g.published_at, g.rank, g.rating_rank, g.price_fen`;
  const from =
    shape.way === 'words'
      ? sql`(select ${columns} from games g where ${chosen(shape, v, pricePlain)} offset 0) g`
      : sql`(select g.id from games g where ${chosen(shape, v, priceIndexed)} offset 0) f join games g on g.id = f.id`;
  return { from, where: sql`true` };
}

export function listQuery(shape: ListShape, v: Values): RawBuilder<CardRow> {
  const viewerId = shape.hasViewer ? v.viewerId : null;
  const order = orders[shape.order];
  const { from, where } = source(shape, v);
  const page = sql`
    select g.id, row_number() over (order by ${order}) as ord from ${from}
    where ${where} and ${isShownTo(viewerId, sql.ref('g.user_id'))}
    order by ${order} limit ${sql.lit(shape.limit)} offset ${sql.lit(shape.offset)}`;
  return cardsQuery(page, { viewerId });
}

export const listPublished = statementsByShape<ListShape, ListValues, CardRow>(listQuery);

export const COUNT_CAP = 100_000;

export function countQuery(shape: CountShape, v: Values): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`select count(*)::int as total from (
    select 1 from games g where ${chosen(shape, v, shape.way === 'words' ? pricePlain : priceIndexed)} limit ${sql.lit(COUNT_CAP)}) listed`;
}

const count = createRememberedCount<CountShape, ListValues>(countQuery);

/** Up to the cap. */
export function countPublished(db: Db, shape: CountShape, values: ListValues): Promise<number> {
  const { viewerId: _viewerId, ...read } = values;
  return count(db, shape, { values, read });
}
