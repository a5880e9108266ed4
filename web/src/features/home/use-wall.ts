import { queryOptions, useQuery } from '@tanstack/react-query';
import type { EndpointOutput } from '@zaojie/contract/endpoint';
import { getWall } from '@zaojie/contract/home/home.endpoints';
import { call } from '../../api/client.ts';

export type WallWork = EndpointOutput<typeof getWall>['works'][number];

export const wallQuery = queryOptions({
  queryKey: ['wall'] as const,
  queryFn: async ({ signal }) => (await call(getWall, { signal })).data.works,
});

export function useWall() {
  return useQuery(wallQuery);
}
