import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getScoreOverview, listScoreEntries } from '@zaojie/contract/scores/score.endpoints';
import { call } from '../../api/client.ts';

export const scoreKeys = { all: ['scores'] as const };

export const scoreOverviewQuery = queryOptions({
  queryKey: [...scoreKeys.all, 'overview'] as const,
  queryFn: async ({ signal }) => (await call(getScoreOverview, { signal })).data,
  staleTime: 0,
});

export const scoreEntriesQuery = infiniteQueryOptions({
  queryKey: [...scoreKeys.all, 'entries'] as const,
  queryFn: async ({ pageParam, signal }) =>
    (await call(listScoreEntries, { query: { cursor: pageParam }, signal })).data,
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
  staleTime: 0,
});
