import type { Bounty } from '@zaojie/contract/bounties/bounty.schemas';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { BountyCardSkeleton } from './bounty-card-skeleton.tsx';
import { BountyCard } from './bounty-card.tsx';

export const LIST_FAILED = '加载失败，请重试';
const GRID = 'grid grid-cols-2 gap-4 max-lg:grid-cols-1 max-md:gap-2';

/** What the list needs of its query, page by page. */
export type PagedList = {
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

/** Below a list: the next page, or the way to ask for it again. */
export function LoadMore({ list }: { list: PagedList }) {
  if (!list.hasNextPage) return null;
  return (
    <div className="mt-7 grid justify-items-center gap-2">
      {list.isFetchNextPageError ? (
        <p role="alert" className="text-ink-2">
          {LIST_FAILED}
        </p>
      ) : null}
      <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        加载更多
      </Button>
    </div>
  );
}

type BountyListProps = { label: string; list: PagedList; bounties: readonly Bounty[]; empty: ReactNode };

export function BountyList({ label, list, bounties, empty }: BountyListProps) {
  if (list.isPending) {
    return (
      <SkeletonGroup className={GRID}>
        <BountyCardSkeleton />
        <BountyCardSkeleton />
        <BountyCardSkeleton withPictures={false} />
        <BountyCardSkeleton />
      </SkeletonGroup>
    );
  }
  if (list.isError && bounties.length === 0) {
    return <ErrorState title={LIST_FAILED} retrying={list.isFetching} onRetry={() => void list.refetch()} />;
  }
  if (bounties.length === 0 && !list.hasNextPage) return empty;
  return (
    <>
      <h2 className="sr-only">{label}</h2>
      <ul aria-label={label} className={GRID}>
        {bounties.map((bounty) => (
          <li key={bounty.id} className="grid min-w-0 grid-cols-1">
            <BountyCard bounty={bounty} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
}
