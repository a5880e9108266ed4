import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { CREATE_PATH } from '../program-paths.ts';
import { categoriesQuery, programsQuery, rowsOf } from '../program-queries.ts';
import { ProgramFilterRows } from './program-filters.tsx';
import { ProgramList } from './program-list.tsx';
import {
  isFiltered,
  NO_FILTERS,
  readProgramFilters,
  withProgramFilters,
  type ProgramFilters,
} from './programs-address.ts';

/** Everybody's projects. What is shown comes from the address. */
export function ProgramBoard() {
  const [query, setQuery] = useSearchParams();
  const key = query.toString();
  const addressed = useMemo(() => readProgramFilters(new URLSearchParams(key)), [key]);
  // A choice is marked at once; the address follows a moment later, and is right from then on.
  const [wanted, setWanted] = useState<{ key: string; filters: ProgramFilters } | null>(null);
  if (wanted !== null && wanted.key !== key) setWanted(null);
  const filters = wanted?.key === key ? wanted.filters : addressed;
  const categories = useQuery(categoriesQuery);
  const list = useInfiniteQuery({ ...programsQuery(filters), placeholderData: keepPreviousData });
  const projects = useMemo(() => rowsOf(list.data), [list.data]);

  // Where there is nothing at all there is nothing to choose from.
  const isBare = categories.data?.total === 0 && !isFiltered(filters);

  function change(next: Partial<ProgramFilters>) {
    const changed = { ...filters, ...next };
    setWanted({ key, filters: changed });
    setQuery(withProgramFilters(query, changed), { preventScrollReset: true });
  }

  return (
    <>
      {isBare ? null : <ProgramFilterRows filters={filters} categories={categories.data} onChange={change} />}
      <div
        aria-busy={list.isPlaceholderData}
        className={classNames('transition-opacity', list.isPlaceholderData && 'opacity-60')}
      >
        <ProgramList
          list={list}
          projects={projects}
          empty={
            isFiltered(filters) ? (
              <EmptyState
                line="没有符合条件的项目"
                action={<Button onClick={() => change(NO_FILTERS)}>清空筛选</Button>}
              />
            ) : (
              <EmptyState
                line="还没有人发起项目，第一个可以是你的"
                action={
                  <ButtonLink to={CREATE_PATH} look="primary">
                    发起项目
                  </ButtonLink>
                }
              />
            )
          }
        />
      </div>
    </>
  );
}
