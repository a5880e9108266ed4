import { listCircles } from '@zaojie/contract/circles/circle.endpoints';
import { limits } from '@zaojie/contract/limits';
import { listTags } from '@zaojie/contract/tags/tag.endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

export const tagSearch = (keyword: string) =>
  queryOptions({
    queryKey: ['tags', 'list', keyword],
    queryFn: async ({ signal }) =>
      (await call(listTags, { query: { keyword, per_page: limits.tag.listSize }, signal })).data.data,
    placeholderData: keepPreviousData,
  });

export const circleSearch = (keyword: string) =>
  queryOptions({
    queryKey: ['circles', 'list', keyword],
    queryFn: async ({ signal }) =>
      (await call(listCircles, { query: { keyword, per_page: limits.circle.listSize }, signal })).data.data,
    placeholderData: keepPreviousData,
  });
