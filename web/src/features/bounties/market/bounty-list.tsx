import type { Bounty } from '@zaojie/contract/bounties/bounty.schemas';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LIST_FAILED, LoadMore, type PagedList } from '../../../ui/feedback/load-more.tsx';
import { SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { belowFrom } from '../../../ui/layout/below.ts';
import { BountyCardSkeleton } from './bounty-card-skeleton.tsx';
import { BountyCard } from './bounty-card.tsx';

const GRID = 'grid grid-cols-2 gap-4 max-lg:grid-cols-1 max-md:gap-2';

/** So many are in sight on a phone. */
const IN_SIGHT = 2;

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
    return (
      <ErrorState
        title={LIST_FAILED}
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (bounties.length === 0 && !list.hasNextPage) return empty;
  return (
    <>
      <h2 className="sr-only">{label}</h2>
      <ul aria-label={label} className={GRID}>
        {bounties.map((bounty, index) => (
          <li key={bounty.id} className="grid min-w-0 grid-cols-1" {...belowFrom(IN_SIGHT, index)}>
            <BountyCard bounty={bounty} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
}
