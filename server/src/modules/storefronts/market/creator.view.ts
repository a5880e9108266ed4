import { marketCategories, marketStyles, marketWordOf, type MarketWord } from '@zaojie/contract/market-words';
import { yuanOf } from '@zaojie/contract/money';
import type { Creator } from '@zaojie/contract/storefronts/creator.schemas';
import { ratingOf, satisfactionOf } from '../storefront.rules.ts';
import type { CreatorRow } from './creator.queries.ts';

export const wordsOf = (words: readonly MarketWord[], ids: readonly number[]): MarketWord[] =>
  ids.map((id) => marketWordOf(words, id));

export function viewCreator(row: CreatorRow): Creator {
  return {
    id: row.id,
    nickname: row.nickname,
    avatar: row.avatar,
    bio: row.bio,
    categories: wordsOf(marketCategories, row.categories),
    styles: wordsOf(marketStyles, row.styles),
    is_business_verified: row.is_business_verified,
    is_personal_verified: row.is_personal_verified,
    starting_price: yuanOf(row.price_fen),
    showcase_images: row.showcase.map(({ url }) => url),
    showcase: row.showcase,
    commission_status: row.is_on ? 'on' : 'off',
    next_free_day: row.next_free_day,
    resumes_on: row.resumes_on,
    completed_works: row.completed_count,
    rating: ratingOf(row),
    reviews_count: row.reviewCount,
    satisfaction: satisfactionOf(row),
  };
}
