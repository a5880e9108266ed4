import type { Db } from '../../db/database.ts';
import { findStorefront, freshStorefront } from './storefront.queries.ts';
import { onTimeRateOf, ratingOf, satisfactionOf } from './storefront.rules.ts';

/** What is known of somebody as a creator, whoever asks. */
export async function findCredit(db: Db, userId: number) {
  const row = (await findStorefront(db, userId)) ?? freshStorefront(userId);
  return {
    is_business_verified: row.is_business_verified,
    is_personal_verified: row.is_personal_verified,
    credit: {
      completed_works: row.completed_count,
      on_time_rate: onTimeRateOf(row.timed_count, row.on_time_count),
      rating: ratingOf(row),
      reviews_count: row.reviewCount,
      satisfaction: satisfactionOf(row),
    },
  };
}
