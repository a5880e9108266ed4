import * as z from 'zod';
import { storefrontLimits } from './storefront-limits.ts';
import { marketCategories, marketStyles } from '../market-words.ts';
import { marketChoice, marketFilter, marketWord } from '../market-words.schemas.ts';
import { cursor, flag, paged, pageQuery } from '../primitives.ts';
import { picture } from '../uploads/upload.schemas.ts';
import { creatorSorts, priceBandOf, type CreatorSort } from './price-bands.ts';

const { typesMax, stylesMax } = storefrontLimits;

const sort = z
  .unknown()
  .optional()
  .transform((raw): CreatorSort => creatorSorts.find((each) => each === raw) ?? 'rating')
  .meta({ type: 'string', enum: [...creatorSorts], default: 'rating' });

const priceBand = z
  .unknown()
  .optional()
  .transform(priceBandOf)
  .meta({ type: 'string', description: 'all, 0-1000, 1000-3000, 3000-5000, 5000-10000, 10000+' });

/** Rubbish in a filter counts as left out; `type` is another name of `category`. */
export const creatorQuery = pageQuery(storefrontLimits.marketSize).extend({
  category: marketFilter(marketCategories),
  type: marketFilter(marketCategories),
  style: marketFilter(marketStyles),
  price_band: priceBand,
  only_on: flag,
  sort,
  cursor,
});

export const commissionStatus = z.enum(['on', 'off']);

/** When somebody can begin. */
const availability = {
  /** 'on' while they take orders: switched on, something offered, no holiday today, a seat free. */
  commission_status: commissionStatus,
  /** The first day on which they could begin: today while they take orders. Null when nobody can say. */
  next_free_day: z.string().nullable(),
  /** The day after the holiday that keeps them from taking orders now; null without one. */
  resumes_on: z.string().nullable(),
};

export const creator = z.object({
  id: z.int(),
  nickname: z.string(),
  avatar: z.string(),
  bio: z.string(),
  /** What they draw: what they chose, and what their services on offer are. */
  categories: z.array(marketWord),
  styles: z.array(marketWord),
  is_business_verified: z.boolean(),
  is_personal_verified: z.boolean(),
  /** In yuan, of the cheapest service on offer. */
  starting_price: z.number(),
  /** At most four. */
  showcase_images: z.array(z.string()),
  /** The same pictures with their sizes, in the same order. */
  showcase: z.array(picture.extend({ title: z.string() })),
  ...availability,
  completed_works: z.int(),
  /** 1 to 5 with one decimal; 0 as long as there are no reviews. */
  rating: z.number(),
  reviews_count: z.int(),
  /** In percent: reviews of four and five stars, with 95 % of twenty imagined ones counted in. 95 for somebody new. */
  satisfaction: z.int(),
});
export type Creator = z.output<typeof creator>;

export const creatorPage = paged(creator).extend({
  /** How many of them take orders now. */
  on_total: z.int(),
});

function choices(words: Parameters<typeof marketChoice>[0], most: number, message: string) {
  return z
    .array(marketChoice(words, message), { error: message })
    .max(most, message)
    .transform((ids) => [...new Set(ids)]);
}

/** What is left out stays as it is. */
export const storefrontForm = z.object({
  types: choices(marketCategories, typesMax, '请选择正确的类型').optional(),
  styles: choices(marketStyles, stylesMax, '请选择正确的画风').optional(),
  is_accepting: z.boolean({ error: '请选择是否接单' }).optional(),
  wishes_to_hear: z.boolean({ error: '请选择是否接收约稿提醒' }).optional(),
});
export type StorefrontForm = z.output<typeof storefrontForm>;

/** One's own, as its owner sees it. Whoever never saved one gets what would hold. */
export const storefront = z.object({
  user_id: z.int(),
  /** What they chose themselves. */
  types: z.array(marketWord),
  styles: z.array(marketWord),
  /** The switch. Whether orders are taken also depends on services, holidays and seats: `commission_status`. */
  is_accepting: z.boolean(),
  /** Of bounties that fit. */
  wishes_to_hear: z.boolean(),
  ...availability,
  /** Why the status is off, the first reason that holds. */
  off_reason: z.enum(['switched_off', 'no_service', 'vacation', 'full']).nullable(),
  starting_price: z.number().nullable(),
  services_count: z.int(),
  active_services_count: z.int(),
  seats: z.int(),
  free_seats: z.int(),
  is_business_verified: z.boolean(),
  is_personal_verified: z.boolean(),
  completed_works: z.int(),
  rating: z.number(),
  reviews_count: z.int(),
  satisfaction: z.int(),
});
export type Storefront = z.output<typeof storefront>;
