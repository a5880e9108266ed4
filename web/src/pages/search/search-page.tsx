import { useQuery } from '@tanstack/react-query';
import { isDatedType } from '@zaojie/contract/search/search-words';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiFailure } from '../../api/client.ts';
import { tagSearch } from '../../features/compose/fields/picker-queries.ts';
import { hotQuery } from '../../features/discover/discover-queries.ts';
import { HotTags } from '../../features/discover/hot-lists.tsx';
import { WorksToSee } from '../../features/home/works-to-see.tsx';
import { NoKeyword } from '../../features/search/results/no-keyword.tsx';
import { NothingFound } from '../../features/search/results/nothing-found.tsx';
import { SearchForm } from '../../features/search/results/search-form.tsx';
import { readSearchAddress, searchPath, type SearchAddress } from '../../features/search/search-path.ts';
import { SearchRail } from '../../features/search/results/search-rail.tsx';
import { ResultsSkeleton, SearchResults } from '../../features/search/results/search-results.tsx';
import { TypeTabs } from '../../features/search/results/type-tabs.tsx';
import { useSearch } from '../../features/search/results/use-search.ts';
import { ViewBar } from '../../features/search/results/view-bar.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { RailSkeleton } from '../../ui/feedback/rail-skeleton.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { TabPanel } from '../../ui/menu/tabs.tsx';
import { useWideWindow } from '../../hooks/use-media-query.ts';
import { usePageTitle } from '../../hooks/use-page-title.ts';

const TABS_ID = 'search';
const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_var(--rail-w)] items-start gap-x-10 max-[1180px]:grid-cols-[minmax(0,1fr)] max-[1180px]:gap-y-12';

/** Everything it shows comes from the address, so that it can be sent, kept and gone back to. */
export function SearchPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = readSearchAddress(query);
  const { keyword } = address;
  usePageTitle(keyword === '' ? '搜索' : `${keyword} - 搜索`);

  function go(next: Partial<SearchAddress>) {
    // Other words, another type or another order start from the first page.
    const { keyword: words, type, page, ...view } = { ...address, page: 1, ...next };
    // Without words the page says what it waits for.
    void navigate(searchPath(words, type, page, view) ?? '/search');
  }

  return (
    <>
      <h1 className="sr-only">{keyword === '' ? '搜索' : `搜索“${keyword}”`}</h1>
      <SearchForm keyword={keyword} onSearch={(words) => go({ keyword: words })} />
      {keyword === '' ? (
        <>
          <NoKeyword />
          <PopularTags />
        </>
      ) : (
        <Found address={address} onGo={go} />
      )}
    </>
  );
}

type FoundProps = { address: SearchAddress; onGo: (next: Partial<SearchAddress>) => void };

function Found({ address, onGo }: FoundProps) {
  const isWide = useWideWindow();
  const { keyword, type, within } = address;
  const { data, error, isPlaceholderData, isFetching, refetch } = useSearch(address);
  const result = isPlaceholderData ? undefined : data;
  const isNothing = result?.data.total === 0;
  return (
    <>
      <TypeTabs id={TABS_ID} value={type} counts={data?.counts} onChange={(next) => onGo({ type: next })} />
      <TabPanel id={TABS_ID} value={type}>
        {error ? (
          <ErrorState
            title={error instanceof ApiFailure ? '搜索失败' : '搜索请求失败'}
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
            className="pt-16"
          />
        ) : (
          <div className={isNothing ? undefined : COLUMNS}>
            <div className="min-w-0">
              {isDatedType(type) && (!isNothing || within !== 'any') ? (
                <ViewBar view={address} onChange={onGo} />
              ) : null}
              {result === undefined ? <ResultsSkeleton type={type} /> : null}
              {isNothing ? <NothingFound address={address} counts={result.counts} /> : null}
              {result && !isNothing ? (
                <>
                  <SearchResults result={result} onPage={(page) => onGo({ page })} />
                  <BackToLastPage address={address} lastPage={result.data.last_page} />
                </>
              ) : null}
            </div>
            {data && !isNothing ? <SearchRail result={data} address={address} /> : null}
            {data === undefined && isWide ? <SearchRailSkeleton /> : null}
          </div>
        )}
      </TabPanel>
      {isNothing ? (
        <>
          <RelatedTags keyword={keyword} />
          <WorksToSee />
        </>
      ) : null}
    </>
  );
}

/** A page beyond the end, from an old or hand-made address, becomes the last one. */
function BackToLastPage({ address, lastPage }: { address: SearchAddress; lastPage: number }) {
  const navigate = useNavigate();
  const { keyword, type, page, ...view } = address;
  const path = page > lastPage ? searchPath(keyword, type, lastPage, view) : null;
  useEffect(() => {
    if (path !== null) void navigate(path, { replace: true });
  }, [navigate, path]);
  return null;
}

function SearchRailSkeleton() {
  return (
    <div className="pt-5">
      <RailSkeleton />
    </div>
  );
}

/** Tags that bear the first of the words; where there are none, those that everybody uses. */
function RelatedTags({ keyword }: { keyword: string }) {
  const [word = ''] = keyword.split(/\s+/);
  const { data: tags = [], isPending } = useQuery(tagSearch(word));
  if (isPending) return null;
  if (tags.length === 0) return <PopularTags />;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-16">相关标签</h2>
      <HotTags tags={tags} />
    </section>
  );
}

function PopularTags() {
  const { data, isError, isFetching, refetch } = useQuery(hotQuery);
  if (isError && !data) {
    return (
      <InlineError
        text="热门标签没有取到"
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="mt-8"
      />
    );
  }
  if (!data || data.hot_tags.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-22 max-md:text-18">热门标签</h2>
      <HotTags tags={data.hot_tags} />
    </section>
  );
}
