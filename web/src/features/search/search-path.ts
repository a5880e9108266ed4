import {
  isDatedType,
  searchOrderNames,
  searchTimeNames,
  type SearchOrder,
  type SearchTime,
} from '@zaojie/contract/search/search-words';
import type { SearchType } from '@zaojie/contract/search/search.schemas';

/** In which order, and from which time; people, tags and circles know neither. */
export type SearchView = { order: SearchOrder; within: SearchTime };
export type SearchAddress = SearchView & { keyword: string; type: SearchType; page: number };

export const USUAL_VIEW: SearchView = { order: 'best', within: 'any' };

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
export function searchPath(
  keyword: string,
  type: SearchType = 'post',
  page = 1,
  { order, within } = USUAL_VIEW,
): string | null {
  const trimmed = keyword.trim();
  if (trimmed === '') return null;
  const query = new URLSearchParams({ keyword: trimmed, type });
  if (isDatedType(type) && order !== 'best') query.set('order', order);
  if (isDatedType(type) && within !== 'any') query.set('within', within);
  if (page > 1) query.set('page', String(page));
  return `/search?${query}`;
}

/** What an address asks for. A hand-edited one still leads somewhere. */
export function readSearchAddress(query: URLSearchParams): SearchAddress {
  const page = Number(query.get('page'));
  const type = SEARCH_TYPES.find((known) => known === query.get('type')) ?? 'post';
  const isDated = isDatedType(type);
  return {
    keyword: (query.get('keyword') ?? '').trim(),
    type,
    order: searchOrderNames.find((order) => isDated && order === query.get('order')) ?? 'best',
    within: searchTimeNames.find((within) => isDated && within === query.get('within')) ?? 'any',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}
