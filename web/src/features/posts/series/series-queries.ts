import { queryOptions } from '@tanstack/react-query';
import { getSeries, listSeries, listSeriesPictures } from '@zaojie/contract/posts/series.endpoints';
import { call } from '../../../api/client.ts';

export const seriesKeys = {
  all: ['posts', 'series'] as const,
  one: (id: number) => ['posts', 'series', 'one', id] as const,
};

/** Somebody's series; with a post, which of them holds it. */
export function seriesListQuery(userId: number, postId?: number) {
  return queryOptions({
    queryKey: [...seriesKeys.all, 'of', userId, postId ?? 0],
    queryFn: async ({ signal }) => {
      const query = { user_id: userId, ...(postId !== undefined && { post_id: postId }) };
      return (await call(listSeries, { query, signal })).data.data;
    },
  });
}

/** Of one's own, to choose its cover from. */
export function seriesPicturesQuery(id: number) {
  return queryOptions({
    queryKey: [...seriesKeys.all, 'pictures', id],
    queryFn: async ({ signal }) => (await call(listSeriesPictures, { query: { id }, signal })).data.data,
  });
}

export function seriesQuery(id: number) {
  return queryOptions({
    queryKey: seriesKeys.one(id),
    queryFn: async ({ signal }) => (await call(getSeries, { query: { id }, signal })).data,
  });
}
