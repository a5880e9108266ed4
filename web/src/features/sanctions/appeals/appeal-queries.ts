import { queryOptions } from '@tanstack/react-query';
import { listBanAppeals } from '@zaojie/contract/sanctions/appeal.endpoints';
import type { BanAppealState } from '@zaojie/contract/sanctions/appeal-words';
import { call } from '../../../api/client.ts';

export const banAppealKeys = { all: ['ban-appeals'] as const };

export const banAppealsQuery = (state: BanAppealState, page: number) =>
  queryOptions({
    queryKey: [...banAppealKeys.all, state, page] as const,
    queryFn: async ({ signal }) => (await call(listBanAppeals, { query: { state, page }, signal })).data,
    // Another administrator decides while one looks.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
