import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listFeedback, listOwnFeedback } from '@zaojie/contract/feedback/feedback.endpoints';
import type { FeedbackState } from '@zaojie/contract/feedback/feedback-words';
import { call } from '../../api/client.ts';

export const feedbackKeys = { mine: ['feedback', 'mine'] as const, review: ['feedback', 'review'] as const };

/** An administrator answers while one looks. */
const FRESH = { staleTime: 0, refetchOnWindowFocus: true } as const;

export const ownFeedbackQuery = infiniteQueryOptions({
  queryKey: feedbackKeys.mine,
  queryFn: async ({ pageParam, signal }) =>
    (await call(listOwnFeedback, { query: { cursor: pageParam }, signal })).data,
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
  ...FRESH,
});

export const feedbackReviewQuery = (state: FeedbackState, page: number) =>
  queryOptions({
    queryKey: [...feedbackKeys.review, state, page] as const,
    queryFn: async ({ signal }) => (await call(listFeedback, { query: { page, state }, signal })).data,
    ...FRESH,
  });
