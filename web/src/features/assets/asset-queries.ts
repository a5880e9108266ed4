import { listAssetComments } from '@zaojie/contract/assets/asset-comment.endpoints';
import type { AssetStatus } from '@zaojie/contract/assets/asset-words';
import {
  getAsset,
  listAssets,
  listFavoriteAssets,
  listMyAssets,
} from '@zaojie/contract/assets/asset.endpoints';
import type { AssetCard, AssetDetail } from '@zaojie/contract/assets/asset.schemas';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import type { LibraryFilters } from './library/library-address.ts';

export const assetKeys = {
  all: ['assets'] as const,
  lists: ['assets', 'list'] as const,
  library: (filters: LibraryFilters) => ['assets', 'list', 'library', filters] as const,
  mine: (status: AssetStatus | null) => ['assets', 'list', 'mine', status] as const,
  favorites: ['assets', 'list', 'favorites'] as const,
  detail: (id: number) => ['assets', 'detail', id] as const,
  comments: (id: number) => ['assets', 'comments', id] as const,
};

const paging = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: { next_cursor?: string | null | undefined }) => last.next_cursor ?? null,
};
const after = (cursor: string | null) => (cursor === null ? {} : { cursor });

export const libraryQuery = (filters: LibraryFilters) =>
  infiniteQueryOptions({
    queryKey: assetKeys.library(filters),
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        order: filters.order,
        ...(filters.type !== null && { type: filters.type }),
        ...(filters.licence !== null && { licence: filters.licence }),
        ...(filters.tag !== null && { tag: filters.tag }),
        ...after(pageParam),
      };
      return (await call(listAssets, { query, signal })).data;
    },
    ...paging,
  });

export const myAssetsQuery = (status: AssetStatus | null) =>
  infiniteQueryOptions({
    queryKey: assetKeys.mine(status),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...(status !== null && { status }), ...after(pageParam) };
      return (await call(listMyAssets, { query, signal })).data;
    },
    ...paging,
  });

export const favoriteAssetsQuery = infiniteQueryOptions({
  queryKey: assetKeys.favorites,
  queryFn: async ({ pageParam, signal }) =>
    (await call(listFavoriteAssets, { query: after(pageParam), signal })).data,
  ...paging,
});

export const assetQuery = (id: number) =>
  queryOptions({
    queryKey: assetKeys.detail(id),
    queryFn: async ({ signal }) => (await call(getAsset, { query: { id }, signal })).data,
  });

export const commentsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: assetKeys.comments(id),
    queryFn: async ({ pageParam, signal }) =>
      (await call(listAssetComments, { query: { id, ...after(pageParam) }, signal })).data,
    ...paging,
  });

/** The rows of all pages; one that moved between two pages while they were read is shown once. */
export function rowsOf<Row extends { id: number }>(
  data: InfiniteData<{ data: readonly Row[] }> | undefined,
): Row[] {
  const rows = (data?.pages ?? []).flatMap((page) => page.data);
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

export function patchAsset(client: QueryClient, id: number, change: Partial<AssetDetail>): void {
  client.setQueryData<AssetDetail>(assetKeys.detail(id), (asset) => asset && { ...asset, ...change });
}

type Cards = InfiniteData<{ data: readonly AssetCard[] }>;

/** In every list that shows it. */
export function patchCards(client: QueryClient, id: number, change: Partial<AssetCard>): void {
  const changed = (card: AssetCard) => (card.id === id ? { ...card, ...change } : card);
  client.setQueriesData<Cards>(
    { queryKey: assetKeys.lists },
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, data: page.data.map(changed) })) },
  );
}
