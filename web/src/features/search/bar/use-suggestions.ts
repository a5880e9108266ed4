import { useQuery } from '@tanstack/react-query';
import { limits } from '@zaojie/contract/limits';
import { search } from '@zaojie/contract/search/search.endpoints';
import type { SearchResult } from '@zaojie/contract/search/search.schemas';
import { call } from '../../../api/client.ts';
import { searchKeys } from '../search-queries.ts';
import { useDebounced } from '../../../hooks/use-debounced.ts';

const ASKED = { type: 'posts', page: 1, per_page: 5 };

/** While somebody goes on typing, what the shorter word found stays; other words start from nothing. */
function isContinued(known: SearchResult | undefined, keyword: string): boolean {
  return known !== undefined && (keyword.startsWith(known.keyword) || known.keyword.startsWith(keyword));
}

/**
 * The best few for what is being typed. Newer words give up the call of the older ones, so only one is under way.
 * A failure shows nothing: Enter still leads to the search page, which says what is wrong.
 */
export function useSuggestions(text: string) {
  const keyword = useDebounced(text, limits.search.debounceMs).trim();
  const { data } = useQuery<SearchResult>({
    queryKey: searchKeys.suggestions(keyword),
    queryFn: async ({ signal }) => (await call(search, { query: { keyword, ...ASKED }, signal })).data,
    enabled: keyword !== '',
    placeholderData: (known) => (isContinued(known, keyword) ? known : undefined),
    retry: false,
  });
  return {
    terms: data?.terms ?? [],
    posts: data?.posts.slice(0, limits.search.dropdownPosts) ?? [],
    users: data?.users.slice(0, limits.search.dropdownUsers) ?? [],
  };
}
