import { marketCategories, marketStyles } from '@zaojie/contract/market-words';
import { yuanOf } from '@zaojie/contract/money';
import type { Storefront } from '@zaojie/contract/storefronts/creator.schemas';
import { wordsOf } from './market/creator.view.ts';
import type { StorefrontState } from './refresh-storefront.ts';
import { ratingOf, satisfactionOf } from './storefront.rules.ts';

/** What is said of when somebody can begin, wherever it is said. */
export function viewAvailability({ standing }: Pick<StorefrontState, 'standing'>) {
  return {
    commission_status: standing.isOn ? ('on' as const) : ('off' as const),
    next_free_day: standing.nextFreeDay,
    resumes_on: standing.resumesOn,
  };
}

export function viewStorefront(state: StorefrontState): Storefront {
  const { row, offer, standing } = state;
  return {
    user_id: row.user_id,
    types: wordsOf(marketCategories, row.types),
    styles: wordsOf(marketStyles, row.styles),
    is_accepting: row.is_accepting,
    wishes_to_hear: row.wishes_to_hear,
    ...viewAvailability(state),
    off_reason: standing.offReason,
    starting_price: offer.priceFen === null ? null : yuanOf(offer.priceFen),
    services_count: offer.count,
    active_services_count: offer.activeCount,
    seats: row.seats,
    free_seats: standing.freeSeats,
    is_business_verified: row.is_business_verified,
    is_personal_verified: row.is_personal_verified,
    completed_works: row.completed_count,
    rating: ratingOf(row),
    reviews_count: row.reviewCount,
    satisfaction: satisfactionOf(row),
  };
}
