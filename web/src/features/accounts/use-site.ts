import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSite } from '@zaojie/contract/site/site.endpoints';
import { call } from '../../api/client.ts';

/** What this installation offers. Unknown until the answer is there, and when there is none. */
export function useSite() {
  const { data } = useQuery({
    queryKey: ['site'],
    queryFn: async ({ signal }) => (await call(getSite, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    // Signing in empties the cache while this page is still on screen.
    placeholderData: keepPreviousData,
  });
  return data;
}
