import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getStorefront } from '@zaojie/contract/storefronts/creator.endpoints';
import { getSchedule } from '@zaojie/contract/storefronts/schedule.endpoints';
import { call } from '../../../api/client.ts';

export const scheduleKey = (month: string | null) => ['storefront', 'schedule', month] as const;
export const storefrontKey = ['storefront', 'own'] as const;

export function scheduleQuery(month: string | null) {
  return queryOptions({
    queryKey: scheduleKey(month),
    queryFn: async ({ signal }) =>
      (await call(getSchedule, { query: month === null ? {} : { month }, signal })).data,
    staleTime: 0,
    // The switch and the seats stay where they are while another month comes.
    placeholderData: keepPreviousData,
  });
}

export const storefrontQuery = queryOptions({
  queryKey: storefrontKey,
  queryFn: async ({ signal }) => (await call(getStorefront, { signal })).data,
  staleTime: 0,
});
