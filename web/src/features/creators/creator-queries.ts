import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listCreators } from '@zaojie/contract/storefronts/creator.endpoints';
import { getServices } from '@zaojie/contract/storefronts/service.endpoints';
import { call } from '../../api/client.ts';
import type { CreatorFilters } from './creator-address.ts';

const PAGE_SIZE = 12;

export function creatorsQuery(filters: CreatorFilters) {
  return infiniteQueryOptions({
    queryKey: ['creators', filters] as const,
    queryFn: async ({ pageParam, signal }) => {
      const { type, style, priceBand, isOnlyOn, sort } = filters;
      const query = {
        // Whole rows of three, of two and of one.
        per_page: PAGE_SIZE,
        sort,
        ...(type !== '' && { type }),
        ...(style !== '' && { style }),
        ...(priceBand !== '' && { price_band: priceBand }),
        ...(isOnlyOn && { only_on: 1 }),
        ...(pageParam !== null && pageParam),
      };
      return (await call(listCreators, { query, signal })).data;
    },
    initialPageParam: null as { cursor: string } | { page: number } | null,
    getNextPageParam: ({ next_cursor: cursor, current_page: page, last_page: last }) => {
      if (cursor) return { cursor };
      return cursor === undefined && page < last ? { page: page + 1 } : null;
    },
    // What was found before stays, dimmed, until the new answer comes: nothing jumps.
    placeholderData: keepPreviousData,
  });
}

/** What somebody offers, and whether they take orders. */
export function publicServicesQuery(userId: number) {
  return queryOptions({
    queryKey: ['creators', 'services', userId] as const,
    queryFn: async ({ signal }) => (await call(getServices, { query: { user_id: userId }, signal })).data,
  });
}
