import type { SearchType } from '@zaojie/contract/search/search.schemas';

export type SearchAddress = { keyword: string; type: SearchType; page: number };

/** The words of the tabs, in their order. */
export const TYPE_NAMES: Readonly<Record<SearchType, string>> = {
  post: '帖子',
  user: '用户',
  game: '游戏',
  asset: '素材',
  tag: '标签',
  circle: '圈子',
  bounty: '约稿',
  activity: '活动',
  project: '项目',
};

export const SEARCH_TYPES = Object.keys(TYPE_NAMES) as readonly SearchType[];

/** The search page for these words; blank ones lead nowhere. */
export function searchPath(keyword: string, type: SearchType = 'post', page = 1): string | null {
  const trimmed = keyword.trim();
  if (trimmed === '') return null;
  const query = new URLSearchParams({ keyword: trimmed, type });
  if (page > 1) query.set('page', String(page));
  return `/search?${query}`;
}

/** What an address asks for. A hand-edited one still leads somewhere. */
export function readSearchAddress(query: URLSearchParams): SearchAddress {
  const page = Number(query.get('page'));
  return {
    keyword: (query.get('keyword') ?? '').trim(),
    type: SEARCH_TYPES.find((type) => type === query.get('type')) ?? 'post',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}
