import { queryOptions, useQuery } from '@tanstack/react-query';
import type { EndpointOutput } from '@zaojie/contract/endpoint';
import { getHome } from '@zaojie/contract/home/home.endpoints';
import { call } from '../../api/client.ts';

export type HomeData = EndpointOutput<typeof getHome>;
export type HomeSlide = HomeData['slides'][number];
export type HomePost = HomeData['hot_posts'][number];
export type HomeComment = HomeData['hot_comments'][number];
export type HomeCreator = HomeData['recommended_creators'][number];

export const homeQuery = queryOptions({
  queryKey: ['home'] as const,
  queryFn: async ({ signal }) => (await call(getHome, { signal })).data,
});

export function useHome() {
  return useQuery(homeQuery);
}
