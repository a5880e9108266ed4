import { queryOptions } from '@tanstack/react-query';
import { listReviewAppeals } from '@zaojie/contract/orders/review-appeal.endpoints';
import type { AppealState } from '@zaojie/contract/orders/review-appeal-words';
import { call } from '../../../api/client.ts';

export const appealKeys = { all: ['review-appeals'] as const };

export const appealsQuery = (state: AppealState, page: number) =>
  queryOptions({
    queryKey: [...appealKeys.all, state, page] as const,
    queryFn: async ({ signal }) => (await call(listReviewAppeals, { query: { state, page }, signal })).data,
    // Another administrator decides while one looks.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
