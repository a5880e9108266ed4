import { queryOptions } from '@tanstack/react-query';
import {
  closeGuidance,
  getGuidance,
  listSuggestedPeople,
} from '@zaojie/contract/guidance/guidance.endpoints';
import type { GuidancePart } from '@zaojie/contract/guidance/guidance.schemas';
import { listTags } from '@zaojie/contract/tags/tag.endpoints';
import { call } from '../../api/client.ts';

const TAGS_OFFERED = 18;

export const guidanceQuery = queryOptions({
  queryKey: ['guidance'] as const,
  queryFn: async ({ signal }) => (await call(getGuidance, { signal })).data,
  // What is done on one page is crossed off on the next.
  staleTime: 0,
});

export const offeredTagsQuery = queryOptions({
  queryKey: ['guidance', 'tags'] as const,
  queryFn: async ({ signal }) =>
    (await call(listTags, { query: { page: 1, per_page: TAGS_OFFERED }, signal })).data.data,
});

/** Asked once the tags are chosen, and not again while people are being followed. */
export const suggestedPeopleQuery = queryOptions({
  queryKey: ['guidance', 'people'] as const,
  queryFn: async ({ signal }) => (await call(listSuggestedPeople, { signal })).data,
  staleTime: Infinity,
  gcTime: 0,
});

export const closePart = (part: GuidancePart) => call(closeGuidance, { body: { part } });
