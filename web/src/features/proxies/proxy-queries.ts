import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listProxies, listProxyActs } from '@zaojie/contract/proxies/proxy.endpoints';
import { call } from '../../api/client.ts';

export type ProxySide = 'given' | 'taken';

export const ownProxiesQuery = queryOptions({
  queryKey: ['proxies', 'mine'] as const,
  queryFn: async ({ signal }) => (await call(listProxies, { signal })).data,
  staleTime: 0,
});

export const proxyActsKey = ['proxies', 'acts'] as const;

export const proxyActsQuery = (side: ProxySide) =>
  infiniteQueryOptions({
    queryKey: [...proxyActsKey, side] as const,
    queryFn: async ({ pageParam, signal }) =>
      (await call(listProxyActs, { query: { side, cursor: pageParam }, signal })).data,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });
