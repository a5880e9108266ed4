import { queryOptions } from '@tanstack/react-query';
import { listWords } from '@zaojie/contract/words/word.endpoints';
import type { WordLevel } from '@zaojie/contract/words/word-words';
import { call } from '../../api/client.ts';

export const wordKeys = { all: ['watched-words'] as const };

export type WordFilter = { level: WordLevel | null; keyword: string; page: number };

export const wordsQuery = (filter: WordFilter) =>
  queryOptions({
    queryKey: [...wordKeys.all, filter] as const,
    queryFn: async ({ signal }) => (await call(listWords, { query: filter, signal })).data,
    staleTime: 0,
  });
