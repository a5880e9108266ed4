import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getIncome, getWallet, listLedger } from '@zaojie/contract/wallet/wallet.endpoints';
import { call } from '../../api/client.ts';
import type { LedgerFilter } from './ledger/ledger-address.ts';

export const walletKeys = {
  all: ['wallet'] as const,
  figures: ['wallet', 'figures'] as const,
  income: ['wallet', 'income'] as const,
  ledger: (filter: LedgerFilter) => ['wallet', 'ledger', filter] as const,
};

/** Money moves without this page: an order is accepted, a withdrawal is decided. */
const FRESH = { staleTime: 0, refetchOnWindowFocus: true } as const;

export const walletQuery = queryOptions({
  queryKey: walletKeys.figures,
  queryFn: async ({ signal }) => (await call(getWallet, { signal })).data,
  ...FRESH,
});

export const incomeQuery = queryOptions({
  queryKey: walletKeys.income,
  queryFn: async ({ signal }) => (await call(getIncome, { signal })).data,
});

export const ledgerQuery = (filter: LedgerFilter) =>
  infiniteQueryOptions({
    queryKey: walletKeys.ledger(filter),
    queryFn: async ({ pageParam, signal }) =>
      (await call(listLedger, { query: { ...filter, cursor: pageParam }, signal })).data,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    ...FRESH,
  });
