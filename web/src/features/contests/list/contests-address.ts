import { contestTabNames, type ContestTab } from '@zaojie/contract/contests/contest-words';
import { EVENTS_PATH } from '../contest-paths.ts';

export type ContestsPlace = { tab: ContestTab; page: number };

export const FIRST_CONTESTS: ContestsPlace = { tab: 'open', page: 1 };

/** Rubbish in an address counts as left out. */
export function readContestsPlace(search: URLSearchParams): ContestsPlace {
  const page = search.get('page') ?? '';
  return {
    tab: contestTabNames.find((tab) => tab === search.get('tab')) ?? FIRST_CONTESTS.tab,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : FIRST_CONTESTS.page,
  };
}

/** The shortest address that says it. */
export function contestsPath({ tab, page }: ContestsPlace): string {
  const parts = [tab === 'open' ? '' : `tab=${tab}`, page === 1 ? '' : `page=${page}`].filter(Boolean);
  return parts.length === 0 ? EVENTS_PATH : `${EVENTS_PATH}?${parts.join('&')}`;
}
