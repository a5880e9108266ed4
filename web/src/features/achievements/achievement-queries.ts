import { queryOptions } from '@tanstack/react-query';
import { listAchievements } from '@zaojie/contract/achievements/achievement.endpoints';
import { call } from '../../api/client.ts';

export const achievementsQuery = queryOptions({
  queryKey: ['achievements'] as const,
  queryFn: async ({ signal }) => (await call(listAchievements, { signal })).data,
  staleTime: 0,
});
