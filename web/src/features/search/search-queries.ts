import type { QueryClient } from '@tanstack/react-query';
import type { SearchHit, SearchResult } from '@zaojie/contract/search/search.schemas';
import type { SearchAddress } from './search-path.ts';

export const searchKeys = {
  all: ['search'] as const,
  page: ({ keyword, type, page }: SearchAddress) => ['search', 'page', keyword, type, page] as const,
  suggestions: (keyword: string) => ['search', 'suggestions', keyword] as const,
};

/** Somebody followed from one list is followed in all of them. */
export function patchFollowed(client: QueryClient, userId: number, isFollowed: boolean): void {
  const patch = (hits: SearchHit[]) =>
    hits.map((hit) => (hit.type === 'user' && hit.id === userId ? { ...hit, is_followed: isFollowed } : hit));
  client.setQueriesData<SearchResult>({ queryKey: searchKeys.all }, (result) =>
    result === undefined
      ? result
      : {
          ...result,
          users: patch(result.users),
          data: { ...result.data, data: patch(result.data.data) },
        },
  );
}
