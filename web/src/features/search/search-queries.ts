import type { SearchAddress } from './search-path.ts';

export const searchKeys = {
  all: ['search'] as const,
  page: ({ keyword, type, order, within, page }: SearchAddress) =>
    ['search', 'page', keyword, type, order, within, page] as const,
  suggestions: (keyword: string) => ['search', 'suggestions', keyword] as const,
};
