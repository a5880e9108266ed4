import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getLicence, listLicences } from '@zaojie/contract/orders/review.endpoints';
import { call } from '../../../api/client.ts';

export const licenceKeys = {
  one: (code: string) => ['licences', 'one', code] as const,
  mine: ['licences', 'mine'] as const,
};

export const licenceQuery = (code: string) =>
  queryOptions({
    queryKey: licenceKeys.one(code),
    queryFn: async ({ signal }) => (await call(getLicence, { params: { code }, signal })).data,
    // Whoever checks a licence wants to know what holds now.
    staleTime: 0,
  });

export const licencesQuery = infiniteQueryOptions({
  queryKey: licenceKeys.mine,
  queryFn: async ({ pageParam, signal }) =>
    (await call(listLicences, { query: pageParam === null ? {} : { cursor: pageParam }, signal })).data,
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next_cursor ?? null,
});
