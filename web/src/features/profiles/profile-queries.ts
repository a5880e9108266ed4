import { getAbout, getProfile, listShowcase } from '@zaojie/contract/profiles/profile.endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

export const profileKeys = {
  all: ['profiles'] as const,
  one: (userId: number) => ['profiles', userId, 'basic'] as const,
  about: (userId: number) => ['profiles', userId, 'about'] as const,
  works: (userId: number) => ['profiles', userId, 'works'] as const,
};

export function profileQuery(userId: number) {
  return queryOptions({
    queryKey: profileKeys.one(userId),
    queryFn: async ({ signal }) => (await call(getProfile, { query: { user_id: userId }, signal })).data,
    // Counts move by what is done on other pages, so each visit asks anew and shows the last answer meanwhile.
    staleTime: 0,
  });
}

export function worksQuery(userId: number) {
  return infiniteQueryOptions({
    queryKey: profileKeys.works(userId),
    queryFn: async ({ pageParam, signal }) => {
      const query = { user_id: userId, ...(pageParam !== null && { cursor: pageParam }) };
      return (await call(listShowcase, { query, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor ?? null,
  });
}

export function aboutQuery(userId: number) {
  return queryOptions({
    queryKey: profileKeys.about(userId),
    queryFn: async ({ signal }) => (await call(getAbout, { query: { user_id: userId }, signal })).data,
  });
}
