import { endpoint } from '../endpoint.ts';
import { searchErrors } from './search.errors.ts';
import { searchQuery, searchResult } from './search.schemas.ts';

export const search = endpoint({
  method: 'GET',
  path: '/common/search',
  access: 'public',
  summary: '搜索：帖子、用户、游戏、素材、标签、圈子、约稿、活动、项目',
  query: searchQuery,
  output: searchResult,
  errors: [searchErrors.emptyKeyword],
});
