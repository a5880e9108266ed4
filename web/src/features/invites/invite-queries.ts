import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getInviteOverview, listInvitees } from '@zaojie/contract/invites/invite.endpoints';
import { call } from '../../api/client.ts';

export const inviteOverviewQuery = queryOptions({
  queryKey: ['invites', 'overview'] as const,
  queryFn: async ({ signal }) => (await call(getInviteOverview, { signal })).data,
  staleTime: 0,
});

export const inviteesQuery = infiniteQueryOptions({
  queryKey: ['invites', 'list'] as const,
  queryFn: async ({ pageParam, signal }) =>
    (await call(listInvitees, { query: { cursor: pageParam }, signal })).data,
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
  staleTime: 0,
});
