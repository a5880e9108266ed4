import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { changedFilters, gamesPath, readGamesFilters, type FilterPart } from './games-address.ts';

export function useGamesFilters() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => readGamesFilters(search), [search]);
  const change = (part: FilterPart) =>
    // Another page begins at its head; a filter leaves the eye where it is.
    void navigate(gamesPath(changedFilters(filters, part)), { preventScrollReset: !('page' in part) });
  return { filters, change };
}
