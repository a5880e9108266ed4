import { getCollection, listCollections } from '@zaojie/contract/assets/collection.endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

export const collectionKeys = { all: ['assets', 'collections'] as const };

/** Somebody's; with an asset, which of one's own hold it. */
export const collectionsQuery = (userId: number, assetId?: number) =>
  queryOptions({
    queryKey: [...collectionKeys.all, 'of', userId, assetId ?? 0],
    queryFn: async ({ signal }) => {
      const query = { user_id: userId, ...(assetId !== undefined && { asset_id: assetId }) };
      return (await call(listCollections, { query, signal })).data.data;
    },
  });

export const collectionQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...collectionKeys.all, 'one', id],
    queryFn: async ({ pageParam, signal }) => {
      const query = { id, ...(pageParam !== null && { cursor: pageParam }) };
      return (await call(getCollection, { query, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor ?? null,
  });
