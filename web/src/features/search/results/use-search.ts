import { queryOptions, useQuery } from '@tanstack/react-query';
import { limits } from '@zaojie/contract/limits';
import { search } from '@zaojie/contract/search/search.endpoints';
import type { SearchResult } from '@zaojie/contract/search/search.schemas';
import { call } from '../../../api/client.ts';
import type { SearchAddress } from '../search-path.ts';
import { searchKeys } from '../search-queries.ts';

export const searchQuery = (address: SearchAddress) =>
  queryOptions({
    queryKey: searchKeys.page(address),
    queryFn: async ({ signal }): Promise<SearchResult> => {
      const { keyword, type, page, order, within } = address;
      const view = { ...(order !== 'best' && { order }), ...(within !== 'any' && { within }) };
      const query = { keyword, type, ...view, page, per_page: limits.page.defaultSize };
      return (await call(search, { query, signal })).data;
    },
  });

/** What the address asks for. While another page, type or order comes, the counts of the same words stay. */
export function useSearch(address: SearchAddress) {
  const { keyword } = address;
  return useQuery({
    ...searchQuery(address),
    enabled: keyword !== '',
    placeholderData: (known) => (known?.keyword === keyword ? known : undefined),
  });
}
