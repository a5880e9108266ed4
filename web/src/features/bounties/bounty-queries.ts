import {
  getApplication,
  listMyApplications,
  listReceivedApplications,
} from '@zaojie/contract/bounties/application.endpoints';
import type { ApplicationSort, ApplicationStatus } from '@zaojie/contract/bounties/application-status';
import {
  getBounty,
  listBounties,
  listBountyCategories,
  listFavoriteBounties,
  listMyBounties,
} from '@zaojie/contract/bounties/bounty.endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import type { MarketFilters } from './market/market-address.ts';

export const bountyKeys = {
  all: ['bounties'] as const,
  /** Everything that holds pages of bounties. */
  lists: ['bounties', 'list'] as const,
  market: (filters: MarketFilters) => ['bounties', 'list', 'market', filters] as const,
  mine: ['bounties', 'list', 'mine'] as const,
  favorites: ['bounties', 'list', 'favorites'] as const,
  detail: (id: number) => ['bounties', 'detail', id] as const,
  categories: ['bounties', 'categories'] as const,
  applications: ['bounties', 'applications'] as const,
  received: (filter: ReceivedFilter) => ['bounties', 'applications', 'received', filter] as const,
  sent: ['bounties', 'applications', 'sent'] as const,
  application: (id: number) => ['bounties', 'applications', 'one', id] as const,
};

export type ReceivedFilter = {
  bountyId: number | null;
  status: ApplicationStatus | null;
  sort: ApplicationSort;
};

const paging = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: { next_cursor?: string | null | undefined }) => last.next_cursor ?? null,
};
const after = (cursor: string | null) => (cursor === null ? {} : { cursor });

export const marketQuery = (filters: MarketFilters) =>
  infiniteQueryOptions({
    queryKey: bountyKeys.market(filters),
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        order: filters.order,
        ...(filters.category !== null && { category: filters.category }),
        ...(filters.style !== null && { style: filters.style }),
        ...(filters.business !== null && { business: filters.business }),
        ...(filters.isEnterprise && { is_enterprise: 1 }),
        ...(filters.noApplicants && { no_applicants: 1 }),
        ...(filters.characterDesign && { character_design: 1 }),
        ...after(pageParam),
      };
      return (await call(listBounties, { query, signal })).data;
    },
    ...paging,
  });

export const favoritesQuery = infiniteQueryOptions({
  queryKey: bountyKeys.favorites,
  queryFn: async ({ pageParam, signal }) =>
    (await call(listFavoriteBounties, { query: after(pageParam), signal })).data,
  ...paging,
});

export const myBountiesQuery = infiniteQueryOptions({
  queryKey: bountyKeys.mine,
  queryFn: async ({ pageParam, signal }) =>
    (await call(listMyBounties, { query: after(pageParam), signal })).data,
  ...paging,
});

export const receivedQuery = (filter: ReceivedFilter) =>
  infiniteQueryOptions({
    queryKey: bountyKeys.received(filter),
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        sort: filter.sort,
        ...(filter.bountyId !== null && { bounty_id: filter.bountyId }),
        ...(filter.status !== null && { status: filter.status }),
        ...after(pageParam),
      };
      return (await call(listReceivedApplications, { query, signal })).data;
    },
    ...paging,
  });

export const sentQuery = infiniteQueryOptions({
  queryKey: bountyKeys.sent,
  queryFn: async ({ pageParam, signal }) =>
    (await call(listMyApplications, { query: after(pageParam), signal })).data,
  ...paging,
});

export const bountyQuery = (id: number) =>
  queryOptions({
    queryKey: bountyKeys.detail(id),
    queryFn: async ({ signal }) => (await call(getBounty, { query: { id }, signal })).data,
  });

export const applicationQuery = (id: number) =>
  queryOptions({
    queryKey: bountyKeys.application(id),
    queryFn: async ({ signal }) => (await call(getApplication, { query: { id }, signal })).data,
  });

export const categoriesQuery = queryOptions({
  queryKey: bountyKeys.categories,
  queryFn: async ({ signal }) => (await call(listBountyCategories, { signal })).data,
});
