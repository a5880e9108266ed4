import type { Target } from './load.ts';

/** Without a filter and with all of them; the first page, as a member and as a visitor. */
export function creatorTargets(url: string, token: string): [string, Target][] {
  const market = `${url}/api/bounty/creators`;
  const filtered = `${market}?category=1&style=3&price_band=1000-3000&only_on=1&sort=price_asc`;
  return [
    ['creator market, page 1', { url: market, headers: { token } }],
    ['creator market, page 1, visitor', { url: market }],
    ['creator market, every filter, by price', { url: filtered, headers: { token } }],
    ['creator market, every filter, by price, visitor', { url: filtered }],
  ];
}

/** The lists were made when the town was filled; a page of ten is what people open. */
export function rankingTargets(url: string, token: string): [string, Target][] {
  const ranking = (query: string) => `${url}/api/ranking/index?${query}`;
  return [
    ['ranking of creators', { url: ranking(''), headers: { token } }],
    ['ranking of creators, visitor', { url: ranking('') }],
    ['ranking of games, visitor', { url: ranking('tab=games&period=month') }],
  ];
}
