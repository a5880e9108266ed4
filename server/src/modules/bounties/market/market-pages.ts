import { sql } from 'kysely';
import { listOf, type Placeholders, type Sql } from '../../../db/statement.ts';
import { isShownTo } from '../../users/index.ts';

/** What decides the text of the statement; requests of one shape share one prepared statement. */
export type MarketShape = {
  order: 'new' | 'hot';
  limit: number;
  offset: number;
  hasViewer: boolean;
  by: 'nothing' | 'category' | 'cells';
  /** Goes on from where the last page ended. */
  isAfter: boolean;
};

export type MarketValues = {
  viewerId: number;
  category: number;
  cells: readonly number[];
  k0: boolean;
  k1: string;
  id: number;
};
type Values = Placeholders<MarketValues>;

/** What the market leaves out: what is gone or not public yet, and bounties of people whom the viewer has blocked. */
export function isListed(shape: Pick<MarketShape, 'hasViewer'>, v: Values): Sql {
  return sql`b.deleted_at is null and b.status <> 'pending'
    and ${isShownTo(shape.hasViewer ? v.viewerId : null, sql.ref('b.user_id'))}`;
}

/** Those that still look for somebody come first, then by newness or hotness. Yields (id, k0, k1, ord). */
export function marketPage(shape: MarketShape, v: Values): Sql {
  const isHot = shape.order === 'hot';
  const key = isHot ? sql.ref('b.rank') : sql.ref('b.created_at');
  const last = isHot ? sql`${v.k1}::float8` : sql`${v.k1}::timestamptz`;
  const from = shape.isAfter ? sql`(b.is_recruiting, ${key}, b.id) < (${v.k0}, ${last}, ${v.id})` : sql`true`;
  const most = sql.lit(shape.limit + shape.offset);
  const chosen = (condition: Sql) => sql`
    select b.id, b.is_recruiting, ${key} as key from bounties b
    where ${condition} and ${isListed(shape, v)} and ${from}
    order by b.is_recruiting desc, ${key} desc, b.id desc limit ${most}`;
  const found = {
    nothing: () => chosen(sql`true`),
    category: () => chosen(sql`b.category = ${v.category}::smallint`),
    cells: () => sql`select m.* from unnest(${listOf(v.cells, 'smallint')}) as wanted (cell)
      cross join lateral (${chosen(sql`b.cell = wanted.cell`)}) m`,
  };
  return sql`
    select m.id, m.is_recruiting::int as k0, m.key::text as k1,
      row_number() over (order by m.is_recruiting desc, m.key desc, m.id desc) as ord
    from (${found[shape.by]()}) m
    order by m.is_recruiting desc, m.key desc, m.id desc
    limit ${sql.lit(shape.limit)} offset ${sql.lit(shape.offset)}`;
}
