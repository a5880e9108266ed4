import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getBallotPaper, listOwnBallots } from '@zaojie/contract/contests/ballot.endpoints';
import { listContestsToRun, listEntriesToRun } from '@zaojie/contract/contests/contest-admin.endpoints';
import type { ContestStatus } from '@zaojie/contract/contests/contest-words';
import {
  getContest,
  getContestDraft,
  listContests,
  listJoinedContests,
  listOwnContests,
} from '@zaojie/contract/contests/contest.endpoints';
import { getEntry, getOwnEntry, listEntries, listResults } from '@zaojie/contract/contests/entry.endpoints';
import { listTeamInvitations } from '@zaojie/contract/contests/team.endpoints';
import { call } from '../../api/client.ts';
import type { ContestsPlace } from './list/contests-address.ts';

export const contestKeys = {
  all: ['contests'] as const,
  detail: (id: number) => ['contests', 'detail', id] as const,
  entries: (id: number) => ['contests', 'entries', id] as const,
  own: ['contests', 'own'] as const,
  paper: (id: number) => ['contests', 'paper', id] as const,
  ballots: (id: number) => ['contests', 'ballots', id] as const,
  submission: (id: number, entryId: number | 'new') => ['contests', 'submission', id, entryId] as const,
  draft: (id: number) => ['contests', 'draft', id] as const,
  admin: ['contests', 'admin'] as const,
};

export function contestsQuery({ tab, page }: ContestsPlace) {
  return queryOptions({
    queryKey: ['contests', 'list', tab, page] as const,
    queryFn: async ({ signal }) => (await call(listContests, { query: { tab, page }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

const LOOK_AGAIN_MS = 3_000;
const DAY_MS = 86_400_000;

/** The next step comes when its time has, or a moment later: whoever is looking sees it. */
function untilNextStep(contest: ContestDetail | undefined): number | false {
  if (!contest?.countdown) return false;
  const left = Date.parse(contest.countdown.at) - Date.parse(contest.server_time);
  return Math.min(Math.max(left, LOOK_AGAIN_MS), DAY_MS);
}

export function contestQuery(id: number) {
  return queryOptions({
    queryKey: contestKeys.detail(id),
    queryFn: async ({ signal }) => (await call(getContest, { query: { id }, signal })).data,
    refetchInterval: ({ state }) => untilNextStep(state.data),
  });
}

export function entriesQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: contestKeys.entries(id),
    queryFn: async ({ pageParam, signal }) =>
      (await call(listEntries, { query: { id, cursor: pageParam }, signal })).data,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor ?? null,
  });
}

export function resultsQuery(id: number, page: number) {
  return queryOptions({
    queryKey: ['contests', 'results', id, page] as const,
    queryFn: async ({ signal }) => (await call(listResults, { query: { id, page }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function entryQuery(entryId: number) {
  return queryOptions({
    queryKey: ['contests', 'entry', entryId] as const,
    queryFn: async ({ signal }) => (await call(getEntry, { query: { id: entryId }, signal })).data,
  });
}

export function submissionQuery(id: number, entryId: number | 'new') {
  return queryOptions({
    queryKey: contestKeys.submission(id, entryId),
    queryFn: async ({ signal }) =>
      (await call(getOwnEntry, { query: { id, submission_id: entryId }, signal })).data,
    staleTime: 0,
  });
}

/** The next entry, or a chosen one. */
export function paperQuery(id: number, entryId: number | null) {
  return queryOptions({
    queryKey: [...contestKeys.paper(id), entryId] as const,
    queryFn: async ({ signal }) =>
      (await call(getBallotPaper, { query: { id, entry_id: entryId }, signal })).data,
    // Asking again would take the work away that somebody is looking at.
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function ballotsQuery(id: number, page: number) {
  return queryOptions({
    queryKey: [...contestKeys.ballots(id), page] as const,
    queryFn: async ({ signal }) => (await call(listOwnBallots, { query: { id, page }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function ownContestsQuery(page: number) {
  return queryOptions({
    queryKey: [...contestKeys.own, 'organised', page] as const,
    queryFn: async ({ signal }) => (await call(listOwnContests, { query: { page }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function joinedContestsQuery(page: number) {
  return queryOptions({
    queryKey: [...contestKeys.own, 'joined', page] as const,
    queryFn: async ({ signal }) => (await call(listJoinedContests, { query: { page }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export const teamInvitationsQuery = queryOptions({
  queryKey: [...contestKeys.own, 'invitations'] as const,
  queryFn: async ({ signal }) => (await call(listTeamInvitations, { signal })).data.data,
  staleTime: 0,
});

export function draftQuery(id: number) {
  return queryOptions({
    queryKey: contestKeys.draft(id),
    queryFn: async ({ signal }) => (await call(getContestDraft, { query: { id }, signal })).data,
    staleTime: 0,
  });
}

export function adminContestsQuery(status: ContestStatus, page: number) {
  return queryOptions({
    queryKey: [...contestKeys.admin, status, page] as const,
    queryFn: async ({ signal }) => (await call(listContestsToRun, { query: { status, page }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function adminEntriesQuery(id: number, page: number) {
  return queryOptions({
    queryKey: [...contestKeys.admin, 'entries', id, page] as const,
    queryFn: async ({ signal }) => (await call(listEntriesToRun, { query: { id, page }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
