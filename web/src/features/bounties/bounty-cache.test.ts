import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { countOneMore } from './bounty-cache.ts';
import { categoriesQuery } from './bounty-queries.ts';

test('what was just published is counted in its category alone', () => {
  const client = new QueryClient();
  countOneMore(client, 2);
  expect(client.getQueryData(categoriesQuery.queryKey)).toBeUndefined();
  const category = (id: number, count: number) => ({ id, name: '插画', word: '插画', count });
  client.setQueryData(categoriesQuery.queryKey, [category(1, 4), category(2, 0)]);
  countOneMore(client, 2);
  expect(client.getQueryData(categoriesQuery.queryKey)).toEqual([category(1, 4), category(2, 1)]);
});
