import type { SearchResult, SearchType } from '@zaojie/contract/search/search.schemas';
import { limits } from '@zaojie/contract/limits';
import type { ComponentType } from 'react';
import { Pager } from '../../../ui/menu/pager.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { TYPE_NAMES } from '../search-path.ts';
import { TopicHit } from './topic-hit.tsx';
import { UserHit } from './user-hit.tsx';
import { WorkHit, type HitProps } from './work-hit.tsx';

const HITS: Readonly<Record<SearchType, ComponentType<HitProps>>> = {
  post: WorkHit,
  user: UserHit,
  game: WorkHit,
  asset: WorkHit,
  tag: TopicHit,
  circle: TopicHit,
  bounty: WorkHit,
  activity: WorkHit,
  project: WorkHit,
};

/** 找到 128 条帖子，第 6 页，共 13 页 */
function summaryOf({ data, type }: SearchResult): string {
  const isCapped = data.total >= limits.search.countCap;
  const found = `找到${isCapped ? '超过' : ''} ${isCapped ? limits.search.countCap - 1 : data.total} 个${TYPE_NAMES[type]}`;
  return data.last_page > 1 ? `${found}，第 ${data.current_page} 页，共 ${data.last_page} 页` : found;
}

type SearchResultsProps = { result: SearchResult; onPage: (page: number) => void };

export function SearchResults({ result, onPage }: SearchResultsProps) {
  const { data, terms, type } = result;
  const Hit = HITS[type];
  return (
    <>
      <p className="pt-4.5 pb-1 text-13 text-ink-3">{summaryOf(result)}</p>
      <ul aria-label={`${TYPE_NAMES[type]}结果`}>
        {data.data.map((hit, place) => (
          <Hit key={hit.id} hit={hit} terms={terms} place={place} />
        ))}
      </ul>
      <div className="mt-7">
        <Pager page={data.current_page} pageCount={data.last_page} onChange={onPage} label="搜索结果分页" />
      </div>
    </>
  );
}

const ROWS = 5;

/** In the shape of what comes. */
export function ResultsSkeleton({ type }: { type: SearchType }) {
  const isRow = HITS[type] !== WorkHit;
  return (
    <SkeletonGroup className="pt-4.5">
      <Skeleton width={120} />
      {Array.from({ length: ROWS }, (_, row) => (
        <span key={row} className="flex items-center gap-8 border-b border-line py-5 max-md:gap-4">
          {isRow ? <Skeleton shape="circle" width={48} height={48} /> : null}
          <span className="grid min-w-0 flex-1 gap-3">
            <Skeleton width="46%" className="h-4.5" />
            <Skeleton width="88%" />
            {isRow ? null : <Skeleton width={160} className="mt-4" />}
          </span>
          {isRow ? null : <Skeleton shape="block" className="h-31 w-46 max-md:h-20 max-md:w-27" />}
        </span>
      ))}
    </SkeletonGroup>
  );
}
