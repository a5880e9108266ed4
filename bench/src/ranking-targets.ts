import type { Target } from './load.ts';

/** The lists were made when the town was filled; a page of ten is what people open. */
export function rankingTargets(url: string, token: string): [string, Target][] {
  const ranking = (query: string) => `${url}/api/ranking/index?${query}`;
  return [
    ['ranking of creators', { url: ranking(''), headers: { token } }],
    ['ranking of creators, visitor', { url: ranking('') }],
    ['ranking of games, visitor', { url: ranking('tab=games&period=month') }],
  ];
}
