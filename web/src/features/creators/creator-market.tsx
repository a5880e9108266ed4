import { useInfiniteQuery } from '@tanstack/react-query';
import { usePhone } from '../../hooks/use-media-query.ts';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { CreatorCard } from './creator-card.tsx';
import { CreatorCardSkeleton } from './creator-card-skeleton.tsx';
import { CreatorFilterDrops } from './creator-filter-drops.tsx';
import { CreatorFilterRows } from './creator-filter-rows.tsx';
import { creatorsQuery } from './creator-queries.ts';
import { CreatorResultsBar } from './creator-results-bar.tsx';
import { useCreatorFilters } from './use-creator-filters.ts';

const GRID = 'grid grid-cols-3 gap-5 max-xl:grid-cols-2 max-md:grid-cols-1 max-md:gap-2 [&>li]:min-w-0';
const FAILED = '加载创作者列表失败';
const EVERYTHING = { type: '', style: '', priceBand: '', isOnlyOn: false } as const;

function Skeletons() {
  return (
    <SkeletonGroup className={classNames(GRID, 'pt-5 first:pt-0 max-md:pt-2')}>
      <CreatorCardSkeleton />
      <CreatorCardSkeleton />
      <CreatorCardSkeleton />
    </SkeletonGroup>
  );
}

/** The second tab of the commission page: find somebody by what they draw and what it costs. */
export function CreatorMarket() {
  const { filters, change } = useCreatorFilters();
  const isPhone = usePhone();
  const found = useInfiniteQuery(creatorsQuery(filters));
  const pages = found.data?.pages ?? [];
  // Somebody who moved up between two pages is shown once.
  const creators = [...new Map(pages.flatMap((page) => page.data).map((each) => [each.id, each])).values()];
  const last = pages.at(-1);

  return (
    <section aria-label="找创作者">
      <h2 className="sr-only">找创作者</h2>
      {isPhone ? (
        <CreatorFilterDrops filters={filters} onChange={change} />
      ) : (
        <CreatorFilterRows filters={filters} onChange={change} />
      )}
      <CreatorResultsBar
        count={last ? { total: last.total, on: last.on_total } : null}
        filters={filters}
        hasSort={!isPhone}
        onChange={change}
      />
      {creators.length > 0 ? (
        <ul
          aria-busy={found.isPlaceholderData}
          className={classNames(GRID, 'transition-opacity', found.isPlaceholderData && 'opacity-60')}
        >
          {creators.map((creator) => (
            <li key={creator.id}>
              <CreatorCard creator={creator} />
            </li>
          ))}
        </ul>
      ) : null}
      {found.isPending || found.isFetchingNextPage ? <Skeletons /> : null}
      {found.isError && !found.isFetchingNextPage ? (
        <ErrorState
          title={FAILED}
          error={found.error}
          retrying={found.isFetching}
          onRetry={() => void (creators.length > 0 ? found.fetchNextPage() : found.refetch())}
        />
      ) : null}
      {found.isSuccess && creators.length === 0 ? (
        <EmptyState
          line="没有符合条件的创作者，放宽一点再看看。"
          action={<Button onClick={() => change(EVERYTHING)}>清空筛选</Button>}
        />
      ) : null}
      {found.hasNextPage && !found.isFetchingNextPage && !found.isError ? (
        <p className="pt-7 text-center max-md:pt-4">
          <Button onClick={() => void found.fetchNextPage()}>加载更多</Button>
        </p>
      ) : null}
    </section>
  );
}
