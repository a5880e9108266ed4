import type { CreatorSort } from '@zaojie/contract/storefronts/price-bands';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql, type RawBuilder } from 'kysely';
import { statementsByShape, type Placeholders, type Sql } from '../../../db/statement.ts';
import { peopleApartFrom, personColumns } from '../../users/index.ts';
import type { Reviews } from '../storefront.rules.ts';

/** What makes the text of the statement. */
export type MarketShape = {
  sort: CreatorSort;
  limit: number;
  hasBand: boolean;
  onlyOn: boolean;
  hasViewer: boolean;
  isAfter: boolean;
  /** A page by number. Named at all, an offset is guessed to skip a tenth of the rows, and each first page is planned anew. */
  hasOffset: boolean;
};

export type MarketValues = {
  /** 0 is any. */
  category: number;
  style: number;
  band: number;
  viewerId: number;
  offset: number;
  /** Where the last row stood. */
  key: number;
  id: number;
};

export type CreatorRow = Reviews & {
  id: number;
  nickname: string;
  avatar: string;
  bio: string;
  categories: number[];
  styles: number[];
  is_business_verified: boolean;
  is_personal_verified: boolean;
  price_fen: number;
  showcase: (Picture & { title: string })[];
  is_on: boolean;
  next_free_day: string | null;
  resumes_on: string | null;
  completed_count: number;
  key: number;
  /** How many the viewer doesn't see of those that the filter means. */
  apart: number;
};

const keyOf = {
  rating: 'standing',
  orders: 'orders',
  price_asc: 'price_fen',
  price_desc: 'price_fen',
} as const;

function isMeant({ hasBand, onlyOn }: MarketShape, p: Placeholders<MarketValues>): Sql {
  return sql`l.category = ${p.category}::smallint and l.style = ${p.style}::smallint
    ${hasBand ? sql`and l.band = ${p.band}::smallint` : sql``} ${onlyOn ? sql`and l.is_on` : sql``}`;
}

export function creatorsQuery(shape: MarketShape, p: Placeholders<MarketValues>): RawBuilder<CreatorRow> {
  const key = sql.ref(`l.${keyOf[shape.sort]}`);
  const isUp = shape.sort === 'price_asc';
  const direction = isUp ? sql`asc` : sql`desc`;
  const after = sql`and (${key}, l.user_id) ${isUp ? sql`>` : sql`<`} (${p.key}::bigint, ${p.id}::bigint)`;
  const apart = peopleApartFrom(p.viewerId);
  return sql<CreatorRow>`
    with page as materialized (
      select l.user_id, ${key} as key from creator_listings l
      where ${isMeant(shape, p)} ${shape.isAfter ? after : sql``}
        ${shape.hasViewer ? sql`and l.user_id <> all(array(${apart}))` : sql``}
      order by ${key} ${direction}, l.user_id ${direction} limit ${sql.lit(shape.limit)}
      ${shape.hasOffset ? sql`offset ${p.offset}` : sql``}
    )
    select ${personColumns()}, u.bio, s.categories_shown as categories, s.styles_shown as styles, s.is_business_verified,
      s.is_personal_verified, s.starting_price_fen as price_fen, s.is_on, s.next_free_on::text as next_free_day,
      s.resumes_on::text as resumes_on, s.completed_count, s.review_count as "reviewCount", s.rating_sum as "ratingSum",
      s.satisfied_count as "satisfiedCount", page.key,
      case when s.showcase = '[]' then s.examples_shown else s.showcase end as showcase,
      ${shape.hasViewer ? apartCount(shape, p, apart) : sql`0`} as apart
    from page join storefronts s on s.user_id = page.user_id join users u on u.id = page.user_id
    order by page.key ${direction}, page.user_id ${direction}`;
}

function apartCount(shape: MarketShape, p: Placeholders<MarketValues>, apart: Sql): Sql {
  return sql`(select count(*)::int from creator_listings l where ${isMeant(shape, p)} and l.user_id = any(array(${apart})))`;
}

export const listCreatorRows = statementsByShape<MarketShape, MarketValues, CreatorRow>(creatorsQuery);

export type MarketTotals = { all: number; on: number };

export function totalsQuery({ category, style, band }: Pick<MarketValues, 'category' | 'style' | 'band'>) {
  const meant = sql`from creator_listings where category = ${category}::smallint and style = ${style}::smallint
    ${band === 0 ? sql`` : sql`and band = ${band}::smallint`}`;
  return sql<MarketTotals>`select (select count(*)::int ${meant}) as "all", (select count(*)::int ${meant} and is_on) as "on"`;
}
