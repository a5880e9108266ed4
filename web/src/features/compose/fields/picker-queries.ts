import { listCircles } from '@zaojie/contract/circles/circle.endpoints';
import { limits } from '@zaojie/contract/limits';
import { listTags } from '@zaojie/contract/tags/tag.endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

/** Few of them are shown while somebody types; without a word it is the whole list of much used ones. */
const TAG_SUGGESTIONS_ASKED = 10;

export const tagSearch = (keyword: string) =>
  queryOptions({
    queryKey: ['tags', 'list', keyword],
    queryFn: async ({ signal }) => {
      const per_page = keyword === '' ? limits.tag.listSize : TAG_SUGGESTIONS_ASKED;
      return (await call(listTags, { query: { keyword, per_page }, signal })).data.data;
    },
    placeholderData: keepPreviousData,
  });

export const circleSearch = (keyword: string) =>
  queryOptions({
    queryKey: ['circles', 'list', keyword],
    queryFn: async ({ signal }) =>
      (await call(listCircles, { query: { keyword, per_page: limits.circle.listSize }, signal })).data.data,
    placeholderData: keepPreviousData,
  });
