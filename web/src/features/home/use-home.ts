import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointOutput } from '@zaojie/contract/endpoint';
import { getHome } from '@zaojie/contract/home/home.endpoints';
import { call } from '../../api/client.ts';

export type HomeData = EndpointOutput<typeof getHome>;
export type HomeSlide = HomeData['slides'][number];
export type HomePost = HomeData['hot_posts'][number];
export type HomeComment = HomeData['hot_comments'][number];
export type HomeCreator = HomeData['recommended_creators'][number];

const homeKey = ['home'] as const;

export const homeQuery = queryOptions({
  queryKey: homeKey,
  queryFn: async ({ signal }) => (await call(getHome, { signal })).data,
});

export function useHome() {
  return useQuery(homeQuery);
}

/** Keeps the page right when it is opened again from the cache. */
export function useNoteFollow(): (userId: number, isFollowed: boolean) => void {
  const client = useQueryClient();
  return (userId, isFollowed) =>
    client.setQueryData<HomeData>(homeKey, (home) => {
      if (home === undefined) return home;
      const recommended_creators = home.recommended_creators.map((creator) =>
        creator.id === userId ? { ...creator, is_followed: isFollowed } : creator,
      );
      return { ...home, recommended_creators };
    });
}
