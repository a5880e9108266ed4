import { queryOptions } from '@tanstack/react-query';
import { getOwnCompany } from '@zaojie/contract/companies/company.endpoints';
import { call } from '../../api/client.ts';

export const ownCompanyQuery = queryOptions({
  queryKey: ['companies', 'mine'] as const,
  queryFn: async ({ signal }) => (await call(getOwnCompany, { signal })).data,
  staleTime: 0,
});
