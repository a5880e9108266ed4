import { queryOptions } from '@tanstack/react-query';
import { listServices } from '@zaojie/contract/storefronts/service.endpoints';
import { call } from '../../../api/client.ts';

export const servicesKey = ['storefront', 'services'] as const;

export const servicesQuery = queryOptions({
  queryKey: servicesKey,
  queryFn: async ({ signal }) => (await call(listServices, { signal })).data,
  staleTime: 0,
  // Somebody may be typing over what it would bring.
  refetchOnWindowFocus: false,
});
