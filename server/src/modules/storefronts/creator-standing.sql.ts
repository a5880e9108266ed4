import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';

// What others ask about a creator, as parts of their own statements.

/** One decimal; null without reviews. */
export function ratingOfCreator(creatorId: Sql): RawBuilder<number | null> {
  return sql<number | null>`(select round(s.rating_sum::numeric / nullif(s.review_count, 0), 1)::float8
    from storefronts s where s.user_id = ${creatorId})`;
}

/** In percent of what was delivered by a day that was agreed on; null where nothing was. */
export function onTimeOfCreator(creatorId: Sql): RawBuilder<number | null> {
  return sql<number | null>`(select round(100.0 * s.on_time_count / nullif(s.timed_count, 0))::int
    from storefronts s where s.user_id = ${creatorId})`;
}

/** The first of the works they keep; null when they keep none. */
export function showcaseOfCreator(creatorId: Sql, most: number): RawBuilder<Picture[] | null> {
  return sql<Picture[] | null>`(select json_agg(kept.picture order by kept.place) from storefronts s,
    jsonb_array_elements(s.showcase) with ordinality as kept (picture, place)
    where s.user_id = ${creatorId} and kept.place <= ${sql.lit(most)})`;
}

/** What creators are found by in the market: (user_id, category). */
export function categoriesOffered(): Sql {
  return sql`(select s.user_id, category from storefronts s, unnest(s.categories_shown) category)`;
}

export type Commission = { is_on: boolean; price_fen: number };

/** Whether they take orders and from which price, as the market shows it; null for whoever offers nothing. */
export function commissionOfCreator(creatorId: Sql): RawBuilder<Commission | null> {
  return sql<Commission | null>`(select json_build_object('is_on', s.is_on, 'price_fen', s.starting_price_fen)
    from storefronts s where s.user_id = ${creatorId} and s.starting_price_fen is not null)`;
}

export type Verification = { business: boolean; personal: boolean };

/** As JSON; null for whoever has no storefront. */
export function verificationOfCreator(creatorId: Sql): RawBuilder<Verification | null> {
  return sql<Verification | null>`(select json_build_object('business', s.is_business_verified,
    'personal', s.is_personal_verified) from storefronts s where s.user_id = ${creatorId})`;
}

/** Whether somebody's business or person was verified. */
export function isVerified(userId: Sql): RawBuilder<boolean> {
  return sql<boolean>`exists (select from storefronts f
    where f.user_id = ${userId} and (f.is_business_verified or f.is_personal_verified))`;
}
