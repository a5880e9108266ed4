import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listFavoriteFolders, listFavorites } from '@zaojie/contract/posts/favorite.endpoints';
import { call } from '../../../api/client.ts';

export const favoriteKeys = { all: ['posts', 'favorites'] as const };

/** Somebody's folders; with a post, which of one's own holds it. */
export function foldersQuery(userId: number, postId?: number) {
  return queryOptions({
    queryKey: [...favoriteKeys.all, 'folders', userId, postId ?? 0],
    queryFn: async ({ signal }) => {
      const query = { user_id: userId, ...(postId !== undefined && { post_id: postId }) };
      return (await call(listFavoriteFolders, { query, signal })).data.data;
    },
  });
}

/** What a folder holds, or, without one, all that oneself has kept. */
export function keptQuery(folderId: number | null) {
  return infiniteQueryOptions({
    queryKey: [...favoriteKeys.all, 'list', folderId],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...(folderId !== null && { folder_id: folderId }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      return (await call(listFavorites, { query, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor ?? null,
  });
}
