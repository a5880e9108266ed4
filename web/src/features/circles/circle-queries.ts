import { queryOptions } from '@tanstack/react-query';
import { listManagedCircles } from '@zaojie/contract/circles/circle-admin.endpoints';
import { call } from '../../api/client.ts';

export const circleKeys = { managed: ['managed-circles'] as const };

export const managedCirclesQuery = queryOptions({
  queryKey: circleKeys.managed,
  queryFn: async ({ signal }) => (await call(listManagedCircles, { signal })).data,
  staleTime: 0,
});
