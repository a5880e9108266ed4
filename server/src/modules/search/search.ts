import type { search as endpoint } from '@zaojie/contract/search/search.endpoints';
import { searchErrors } from '@zaojie/contract/search/search.errors';
import { searchTypes, type SearchType } from '@zaojie/contract/search/search.schemas';
import type { Action } from '../../frame/action.ts';
import { pageOf } from '../../frame/paging.ts';
import { Refusal } from '../../frame/refusal.ts';
import { findMatches, SHORT_LIST } from './find-matches.ts';
import { listShown } from './list-shown.ts';

export const search: Action<typeof endpoint> = async (context, { query }) => {
  const { keyword, type, order, within, page, per_page: perPage } = query;
  if (keyword === '') throw new Refusal(searchErrors.emptyKeyword);
  const asked = { from: (page - 1) * perPage + 1, to: page * perPage };
  const { read, matches } = await findMatches(context, keyword, { type, order, within, ...asked });
  const shown = read ? await listShown(context, read, matches) : [];
  const between = (of: SearchType, from: number, to: number) =>
    shown.filter((one) => one.type === of && one.place >= from && one.place <= to).map(({ hit }) => hit);
  const totals = new Map(matches.map((row) => [row.type, row.total]));
  return {
    keyword,
    type,
    terms: read?.terms ?? [],
    data: pageOf(between(type, asked.from, asked.to), { total: totals.get(type) ?? 0, page, perPage }),
    posts: between('post', 1, SHORT_LIST),
    users: between('user', 1, SHORT_LIST),
    games: between('game', 1, SHORT_LIST),
    assets: between('asset', 1, SHORT_LIST),
    counts: countsOf(totals),
  };
};

function countsOf(totals: ReadonlyMap<SearchType, number>): Record<SearchType, number> {
  const counts = searchTypes.map((type) => [type, totals.get(type) ?? 0] as const);
  return Object.fromEntries(counts) as Record<SearchType, number>;
}
