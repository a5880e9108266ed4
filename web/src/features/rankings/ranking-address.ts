import {
  periodOf,
  subOf,
  tabOf,
  type RankingPeriod,
  type RankingTab,
} from '@zaojie/contract/rankings/ranking-boards';

/** Which list is shown. It stands in the address, so that a reload, Back and links keep it. */
export type RankingPlace = {
  tab: RankingTab;
  sub: string;
  period: RankingPeriod;
  /** Null for the first ten; otherwise pages of fifty. */
  page: number | null;
};

export const FIRST_PLACE: RankingPlace = { tab: 'creators', sub: 'all', period: 'week', page: null };
export const FEW = 10;
export const MANY = 50;

function pageOf(given: string | null): number | null {
  return given !== null && /^[1-9]\d{0,2}$/.test(given) ? Number(given) : null;
}

/** Rubbish in an address counts as left out. */
export function readRankingPlace(search: URLSearchParams): RankingPlace {
  const tab = tabOf(search.get('tab'));
  return {
    tab,
    sub: subOf(tab, search.get('sub')),
    period: periodOf(search.get('period')),
    page: pageOf(search.get('page')),
  };
}

/** What is usual is left out. */
export function searchOf({ tab, sub, period, page }: RankingPlace): URLSearchParams {
  const search = new URLSearchParams();
  if (tab !== FIRST_PLACE.tab) search.set('tab', tab);
  if (sub !== subOf(tab, null)) search.set('sub', sub);
  if (period !== FIRST_PLACE.period) search.set('period', period);
  if (page !== null) search.set('page', String(page));
  return search;
}

/** Another tab begins with its first list; another list begins at its top. */
export function moved(from: RankingPlace, part: Partial<RankingPlace>): RankingPlace {
  const next = { ...from, page: null, ...part };
  return { ...next, sub: subOf(next.tab, part.tab === undefined ? next.sub : part.sub) };
}
