import { queryOptions } from '@tanstack/react-query';
import { getContacts } from '@zaojie/contract/accounts/contact.endpoints';
import type { ContactKind } from '@zaojie/contract/accounts/contact.schemas';
import { call } from '../../../api/client.ts';

export const contactsQuery = queryOptions({
  queryKey: ['own-contacts'] as const,
  queryFn: async ({ signal }) => (await call(getContacts, { signal })).data,
  staleTime: 0,
});

export const contactWords: Readonly<Record<ContactKind, string>> = { mobile: '手机号', email: '邮箱' };
