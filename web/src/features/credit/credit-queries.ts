import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getCredit, listCreditEvents } from '@zaojie/contract/credit/credit.endpoints';
import type { CreditSide } from '@zaojie/contract/credit/credit-words';
import { call } from '../../api/client.ts';

export const creditQuery = (side: CreditSide) =>
  queryOptions({
    queryKey: ['credit', 'rates', side] as const,
    queryFn: async ({ signal }) => (await call(getCredit, { query: { side }, signal })).data,
    staleTime: 0,
  });

export const creditEventsQuery = (side: CreditSide) =>
  infiniteQueryOptions({
    queryKey: ['credit', 'events', side] as const,
    queryFn: async ({ pageParam, signal }) =>
      (await call(listCreditEvents, { query: { side, cursor: pageParam }, signal })).data,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });
