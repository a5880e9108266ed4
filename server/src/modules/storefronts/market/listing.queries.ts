import { sql } from 'kysely';
import { priceBandOfFen } from '@zaojie/contract/storefronts/price-bands';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import type { Db, Tx } from '../../../db/database.ts';
import type { Standing } from '../storefront.rules.ts';

/** What somebody's services on offer come to. */
export type Offer = {
  priceFen: number | null;
  categories: number[];
  styles: number[];
  /** The first pictures of each. */
  examples: (Picture & { title: string })[];
  count: number;
  activeCount: number;
};

const EXAMPLES = 4;

export async function getOffer(db: Db, userId: number): Promise<Offer> {
  const { rows } = await sql<Offer>`
    select count(*)::int as count, count(*) filter (where is_active)::int as "activeCount",
      min(price_from_fen) filter (where is_active) as "priceFen",
      coalesce(array_agg(distinct category) filter (where is_active), '{}') as categories,
      coalesce(array_agg(distinct style) filter (where is_active), '{}') as styles,
      coalesce((select jsonb_agg(shown.picture order by shown.n, shown.position) from (
        select example || jsonb_build_object('title', s.name) as picture, n, s.position
        from services s, jsonb_array_elements(s.examples) with ordinality as each (example, n)
        where s.user_id = ${userId} and s.is_active order by n, s.position, s.id limit ${sql.lit(EXAMPLES)}
      ) shown), '[]') as examples
    from services where user_id = ${userId}`.execute(db);
  if (!rows[0]) throw new Error('An aggregate gave no row');
  return rows[0];
}

export type Listing = {
  userId: number;
  categories: readonly number[];
  styles: readonly number[];
  examples: readonly object[];
  /** Whoever offers nothing isn't listed. */
  priceFen: number | null;
  standing: Standing;
  orders: number;
  rank: number;
};

/** What the market shows of somebody, and the rows that it is found by: one for each type and style, any included. */
export async function writeListing(tx: Tx, listing: Listing): Promise<void> {
  const { userId, priceFen, standing } = listing;
  const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
  await sql`
    update storefronts set categories_shown = ${ascending(listing.categories)}::smallint[],
      styles_shown = ${ascending(listing.styles)}::smallint[], examples_shown = ${JSON.stringify(listing.examples)}::jsonb,
      starting_price_fen = ${priceFen}, is_on = ${standing.isOn}, next_free_on = ${standing.nextFreeDay}::date,
      resumes_on = ${standing.resumesOn}::date
    where user_id = ${userId}`.execute(tx);
  const isListed = priceFen !== null;
  const categories = isListed ? [0, ...listing.categories] : [];
  const band = isListed ? priceBandOfFen(priceFen).id : 0;
  await sql`delete from creator_listings
    where user_id = ${userId} and not (category = any(${categories}::smallint[]) and style = any(${[0, ...listing.styles]}::smallint[]))`.execute(
    tx,
  );
  if (!isListed) return;
  await sql`
    insert into creator_listings (user_id, category, style, band, is_on, price_fen, orders, standing)
    select ${userId}, category, style, ${band}, ${standing.isOn}, ${priceFen}, ${listing.orders}, ${listing.rank}
    from unnest(${categories}::smallint[]) category, unnest(${[0, ...listing.styles]}::smallint[]) style
    on conflict (user_id, category, style) do update set band = excluded.band, is_on = excluded.is_on,
      price_fen = excluded.price_fen, orders = excluded.orders, standing = excluded.standing
    where (creator_listings.band, creator_listings.is_on, creator_listings.price_fen, creator_listings.orders,
      creator_listings.standing) is distinct from
      (excluded.band, excluded.is_on, excluded.price_fen, excluded.orders, excluded.standing)`.execute(tx);
}
