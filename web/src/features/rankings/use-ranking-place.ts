import { useSearchParams } from 'react-router';
import { moved, readRankingPlace, searchOf, type RankingPlace } from './ranking-address.ts';

export function useRankingPlace() {
  const [search, setSearch] = useSearchParams();
  const place = readRankingPlace(search);
  const move = (part: Partial<RankingPlace>) =>
    // Another page is read from its top.
    setSearch(searchOf(moved(place, part)), {
      preventScrollReset: part.page === undefined || part.page === 1,
    });
  return { place, move };
}
