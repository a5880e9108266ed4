import { useQuery } from '@tanstack/react-query';
import type { GameCategories } from '@zaojie/contract/games/game.schemas';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Pager } from '../../../ui/menu/pager.tsx';
import { categoriesQuery, gamesQuery } from '../game-queries.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { gamesPath, type GamesFilters } from './games-address.ts';
import { GamesFound, GamesSkeleton } from './games-found.tsx';
import { GamesToolbar } from './games-toolbar.tsx';
import { NoGames } from './no-games.tsx';
import { filterOf, shownRange } from './price-bounds.ts';
import { useGamesFilters } from './use-games-filters.ts';

/** A price in the address is brought within what there is, so that what is shown is what is asked. */
function withinBounds(filters: GamesFilters, categories: GameCategories | undefined): GamesFilters {
  if (categories === undefined) return filters;
  return { ...filters, ...filterOf(shownRange(filters, categories.price), categories.price) };
}

function FiltersSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4.5">
      {Array.from({ length: 12 }, (_, row) => (
        <Skeleton key={row} width={row === 0 ? 40 : '100%'} />
      ))}
    </SkeletonGroup>
  );
}

/** A page beyond the end, from an old or hand-made address, becomes the last one. */
function useLastPageAtMost(filters: GamesFilters, lastPage: number | undefined) {
  const navigate = useNavigate();
  const path =
    lastPage !== undefined && filters.page > lastPage ? gamesPath({ ...filters, page: lastPage }) : null;
  useEffect(() => {
    if (path !== null) void navigate(path, { replace: true });
  }, [navigate, path]);
}

/** The shelves: filters beside them, or in a sheet where there is no room. */
export function GamesStore() {
  const { filters: wanted, change } = useGamesFilters();
  const categories = useQuery(categoriesQuery);
  const filters = withinBounds(wanted, categories.data);
  const hasPrice = wanted.priceMin !== null || wanted.priceMax !== null;
  const list = useQuery({ ...gamesQuery(filters), enabled: !hasPrice || !categories.isPending });
  const { data } = list;
  const settled = list.isPlaceholderData ? undefined : data;
  useLastPageAtMost(filters, settled?.last_page);
  const failed = list.isError && data === undefined;
  const retryCategories = categories.isError ? (
    <InlineError
      text="获取分类数据失败"
      retrying={categories.isFetching}
      onRetry={() => void categories.refetch()}
    />
  ) : null;

  return (
    <div className="grid grid-cols-[196px_minmax(0,1fr)] gap-x-11 max-[1180px]:grid-cols-[minmax(0,1fr)]">
      <aside aria-label="筛选" className="max-[1180px]:hidden">
        {retryCategories}
        {categories.isPending ? <FiltersSkeleton /> : null}
        {categories.data ? (
          <FilterPanel categories={categories.data} filters={filters} onChange={change} />
        ) : null}
      </aside>
      <section aria-label="游戏列表" className="min-w-0">
        <h2 className="sr-only">游戏列表</h2>
        <GamesToolbar
          total={settled?.total ?? null}
          categories={categories.data}
          filters={filters}
          onChange={change}
          sheet={
            <span className="contents min-[1181px]:hidden">
              {categories.data ? (
                <FilterSheet categories={categories.data} filters={filters} onChange={change} />
              ) : (
                retryCategories
              )}
            </span>
          }
        />
        {list.isPending ? <GamesSkeleton view={filters.view} /> : null}
        {failed ? (
          <ErrorState
            title="获取游戏列表失败"
            error={list.error}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : null}
        {data && data.data.length > 0 ? (
          <GamesFound games={data.data} view={filters.view} isOld={list.isPlaceholderData} />
        ) : null}
        {settled?.total === 0 ? (
          <NoGames filters={filters} categories={categories.data} onChange={change} />
        ) : null}
        {data && data.total > 0 ? (
          <div className="mt-9">
            <Pager
              page={filters.page}
              pageCount={data.last_page}
              onChange={(page) => change({ page })}
              label="游戏分页"
            />
          </div>
        ) : null}
      </section>
    </div>
  );
}
