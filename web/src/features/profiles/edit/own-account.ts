import { queryOptions } from '@tanstack/react-query';
import { getOwnAccount } from '@zaojie/contract/accounts/account.endpoints';
import { call } from '../../../api/client.ts';

export const accountKey = ['account'] as const;

export const accountQuery = queryOptions({
  queryKey: accountKey,
  queryFn: async ({ signal }) => (await call(getOwnAccount, { signal })).data,
  staleTime: 0,
});
