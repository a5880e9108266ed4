import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  listAllWithdrawals,
  listPayoutAccounts,
  listWithdrawals,
} from '@zaojie/contract/withdrawals/withdrawal.endpoints';
import type { WithdrawalState } from '@zaojie/contract/withdrawals/withdrawal-states';
import { call } from '../../api/client.ts';

export const withdrawalKeys = {
  all: ['withdrawals'] as const,
  mine: ['withdrawals', 'mine'] as const,
  accounts: ['withdrawals', 'accounts'] as const,
  review: ['withdrawals', 'review'] as const,
};

/** An administrator decides while one looks. */
const FRESH = { staleTime: 0, refetchOnWindowFocus: true } as const;

export const withdrawalsQuery = infiniteQueryOptions({
  queryKey: withdrawalKeys.mine,
  queryFn: async ({ pageParam, signal }) =>
    (await call(listWithdrawals, { query: { page: pageParam }, signal })).data,
  initialPageParam: 1,
  getNextPageParam: ({ current_page: page, last_page: last }) => (page < last ? page + 1 : null),
  ...FRESH,
});

export const payoutAccountsQuery = queryOptions({
  queryKey: withdrawalKeys.accounts,
  queryFn: async ({ signal }) => (await call(listPayoutAccounts, { signal })).data,
});

export const reviewQuery = (state: WithdrawalState | null, page: number) =>
  queryOptions({
    queryKey: [...withdrawalKeys.review, state, page] as const,
    queryFn: async ({ signal }) =>
      (await call(listAllWithdrawals, { query: { page, ...(state !== null && { state }) }, signal })).data,
    ...FRESH,
  });
