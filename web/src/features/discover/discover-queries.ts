import { getCircle, listCircles } from '@zaojie/contract/circles/circle.endpoints';
import { getHot } from '@zaojie/contract/home/home.endpoints';
import { limits } from '@zaojie/contract/limits';
import { getTag, listTags } from '@zaojie/contract/tags/tag.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

export const discoverKeys = {
  hot: ['discover', 'hot'] as const,
  quickCircles: ['discover', 'quick-circles'] as const,
  circle: (id: number) => ['discover', 'circle', id] as const,
  tag: (id: number) => ['discover', 'tag', id] as const,
};

const SLOW_NEWS_MS = 5 * 60_000;

export const hotQuery = queryOptions({
  queryKey: discoverKeys.hot,
  queryFn: async ({ signal }) => (await call(getHot, { signal })).data,
  staleTime: SLOW_NEWS_MS,
});

export const quickCirclesQuery = queryOptions({
  queryKey: discoverKeys.quickCircles,
  queryFn: async ({ signal }) => {
    const { data } = await call(listCircles, { query: { per_page: limits.circle.quickButtons }, signal });
    return data.data;
  },
  staleTime: SLOW_NEWS_MS,
});

export function circleQuery(id: number) {
  return queryOptions({
    queryKey: discoverKeys.circle(id),
    queryFn: async ({ signal }) => (await call(getCircle, { query: { id }, signal })).data,
  });
}

export function tagQuery(id: number) {
  return queryOptions({
    queryKey: discoverKeys.tag(id),
    queryFn: async ({ signal }) => (await call(getTag, { query: { id }, signal })).data,
  });
}

/** A tag by its name; null where nobody has used it. */
export function tagNamedQuery(name: string) {
  return queryOptions({
    queryKey: ['discover', 'tag-named', name] as const,
    queryFn: async ({ signal }) => {
      const { data } = await call(listTags, { query: { keyword: name }, signal });
      return data.data.find((tag) => tag.name === name) ?? null;
    },
  });
}
