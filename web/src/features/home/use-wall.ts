import { queryOptions, useQuery } from '@tanstack/react-query';
import type { EndpointOutput } from '@zaojie/contract/endpoint';
import { getWall } from '@zaojie/contract/home/home.endpoints';
import { call } from '../../api/client.ts';

export type Wall = EndpointOutput<typeof getWall>;
export type WallWork = Wall['works'][number];

export const wallQuery = queryOptions({
  queryKey: ['wall'] as const,
  queryFn: async ({ signal }) => (await call(getWall, { signal })).data,
});

export function useWall() {
  return useQuery(wallQuery);
}
