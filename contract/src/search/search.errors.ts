import { declareError } from '../errors.ts';

export const searchErrors = {
  emptyKeyword: declareError('search.empty_keyword', 1901, '请输入搜索关键词'),
} as const;
