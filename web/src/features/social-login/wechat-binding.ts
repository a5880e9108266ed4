import { queryOptions } from '@tanstack/react-query';
import { getBinding } from '@zaojie/contract/social-login/social-login.endpoints';
import { call } from '../../api/client.ts';

export const bindingQuery = queryOptions({
  queryKey: ['wechat-binding'] as const,
  queryFn: async ({ signal }) => (await call(getBinding, { signal })).data,
  staleTime: 0,
});
