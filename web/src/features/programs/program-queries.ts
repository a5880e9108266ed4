import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type InfiniteData,
} from '@tanstack/react-query';
import type { RoleApplicationStatus } from '@zaojie/contract/programs/program-words';
import {
  getProgram,
  getProgramForm,
  listProgramCategories,
  listProgramDevlogs,
  listPrograms,
} from '@zaojie/contract/programs/program.endpoints';
import {
  getProgramManage,
  getTeam,
  listInvitations,
  listMyPrograms,
  listMyRoleApplications,
  listMyTeams,
  listReceivedRoleApplications,
} from '@zaojie/contract/programs/program-people.endpoints';
import { call } from '../../api/client.ts';
import type { ProgramFilters } from './list/programs-address.ts';

export const programKeys = {
  all: ['programs'] as const,
  detail: (id: number) => ['programs', 'detail', id] as const,
  devlogs: (id: number) => ['programs', 'devlogs', id] as const,
  form: (id: number) => ['programs', 'form', id] as const,
  team: (id: number) => ['programs', 'team', id] as const,
  manage: ['programs', 'manage'] as const,
};

const SLOW_NEWS_MS = 60_000;

/** Lists go on where they ended. */
const FROM_THE_START = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { next_cursor?: string | null | undefined }) => page.next_cursor ?? null,
};

/** The rows of all pages; one that moved between two pages while they were read is shown once. */
export function rowsOf<Row extends { id: number }>(
  data: InfiniteData<{ data: readonly Row[] }> | undefined,
): Row[] {
  const rows = (data?.pages ?? []).flatMap((page) => page.data);
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

export const categoriesQuery = queryOptions({
  queryKey: [...programKeys.all, 'categories'] as const,
  queryFn: async ({ signal }) => (await call(listProgramCategories, { signal })).data,
  staleTime: SLOW_NEWS_MS,
});

export function programsQuery({ genre, ...filters }: ProgramFilters) {
  const query = { ...filters, ...(genre !== null && { genre: String(genre) }) };
  return infiniteQueryOptions({
    queryKey: [...programKeys.all, 'list', query] as const,
    queryFn: async ({ pageParam: cursor, signal }) =>
      (await call(listPrograms, { query: { ...query, cursor }, signal })).data,
    ...FROM_THE_START,
  });
}

export function projectQuery(id: number) {
  return queryOptions({
    queryKey: programKeys.detail(id),
    queryFn: async ({ signal }) => (await call(getProgram, { query: { id }, signal })).data,
  });
}

export function devlogsQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: programKeys.devlogs(id),
    queryFn: async ({ pageParam: cursor, signal }) =>
      (await call(listProgramDevlogs, { query: { id, cursor }, signal })).data,
    ...FROM_THE_START,
  });
}

export function formQuery(id: number) {
  return queryOptions({
    queryKey: programKeys.form(id),
    queryFn: async ({ signal }) => (await call(getProgramForm, { query: { id }, signal })).data,
    // A form that somebody writes in isn't taken from under their hands.
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function teamQuery(id: number) {
  return queryOptions({
    queryKey: programKeys.team(id),
    queryFn: async ({ signal }) => (await call(getTeam, { query: { id }, signal })).data,
  });
}

export const myTeamsQuery = queryOptions({
  queryKey: [...programKeys.all, 'teams'] as const,
  queryFn: async ({ signal }) => (await call(listMyTeams, { signal })).data.data,
});

export const manageQuery = queryOptions({
  queryKey: programKeys.manage,
  queryFn: async ({ signal }) => (await call(getProgramManage, { signal })).data,
  staleTime: 0,
});

export const mineQuery = infiniteQueryOptions({
  queryKey: [...programKeys.manage, 'mine'] as const,
  queryFn: async ({ pageParam: cursor, signal }) =>
    (await call(listMyPrograms, { query: { cursor }, signal })).data,
  ...FROM_THE_START,
  staleTime: 0,
});

export function receivedQuery(projectId: number | null, status: RoleApplicationStatus | null) {
  const query = { project_id: projectId, status };
  return infiniteQueryOptions({
    queryKey: [...programKeys.manage, 'received', query] as const,
    queryFn: async ({ pageParam: cursor, signal }) =>
      (await call(listReceivedRoleApplications, { query: { ...query, cursor }, signal })).data,
    ...FROM_THE_START,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export const sentQuery = infiniteQueryOptions({
  queryKey: [...programKeys.manage, 'sent'] as const,
  queryFn: async ({ pageParam: cursor, signal }) =>
    (await call(listMyRoleApplications, { query: { cursor }, signal })).data,
  ...FROM_THE_START,
  staleTime: 0,
});

export function invitationsQuery(box: 'received' | 'sent') {
  return infiniteQueryOptions({
    queryKey: [...programKeys.manage, 'invitations', box] as const,
    queryFn: async ({ pageParam: cursor, signal }) =>
      (await call(listInvitations, { query: { box, cursor }, signal })).data,
    ...FROM_THE_START,
    staleTime: 0,
  });
}
