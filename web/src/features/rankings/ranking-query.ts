import { queryOptions } from '@tanstack/react-query';
import { getRanking } from '@zaojie/contract/rankings/ranking.endpoints';
import { call } from '../../api/client.ts';
import { FEW, MANY, type RankingPlace } from './ranking-address.ts';

export function rankingQuery(place: RankingPlace) {
  const { tab, sub, period, page } = place;
  return queryOptions({
    queryKey: ['rankings', place] as const,
    queryFn: async ({ signal }) => {
      const query = { tab, sub, period, page: page ?? 1, per_page: page === null ? FEW : MANY };
      return (await call(getRanking, { query, signal })).data;
    },
    // Another list of the same tab looks alike: the one before stays, dimmed, until it comes.
    placeholderData: (before) => (before?.tab === tab ? before : undefined),
  });
}
