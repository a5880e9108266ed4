import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readCreatorFilters, withCreatorFilters, type CreatorFilters } from './creator-address.ts';

export function useCreatorFilters() {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readCreatorFilters(search), [search]);
  const change = (part: Partial<CreatorFilters>) =>
    setSearch((now) => withCreatorFilters(now, { ...readCreatorFilters(now), ...part }), {
      preventScrollReset: true,
    });
  return { filters, change };
}
