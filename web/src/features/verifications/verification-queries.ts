import { queryOptions } from '@tanstack/react-query';
import {
  listAllVerifications,
  listOwnVerifications,
} from '@zaojie/contract/verifications/verification.endpoints';
import type { VerificationState } from '@zaojie/contract/verifications/verification-words';
import { call } from '../../api/client.ts';

export const verificationKeys = {
  mine: ['verifications', 'mine'] as const,
  review: ['verifications', 'review'] as const,
};

/** An administrator decides while one looks. */
const FRESH = { staleTime: 0, refetchOnWindowFocus: true } as const;

export const ownVerificationsQuery = queryOptions({
  queryKey: verificationKeys.mine,
  queryFn: async ({ signal }) => (await call(listOwnVerifications, { signal })).data,
  ...FRESH,
});

export const reviewQuery = (state: VerificationState, page: number) =>
  queryOptions({
    queryKey: [...verificationKeys.review, state, page] as const,
    queryFn: async ({ signal }) =>
      (await call(listAllVerifications, { query: { state, page }, signal })).data,
    ...FRESH,
  });
