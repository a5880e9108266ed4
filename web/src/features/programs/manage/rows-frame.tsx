import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LIST_FAILED, LoadMore, type PagedList } from '../../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

type RowsFrameProps<Row> = {
  list: PagedList;
  rows: readonly Row[];
  label: string;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
};

/** A list that goes on, and what stands there while it loads, fails or is empty. */
export function RowsFrame<Row>({ list, rows, label, empty, children }: RowsFrameProps<Row>) {
  if (list.isPending) {
    return (
      <SkeletonGroup>
        {['a', 'b', 'c'].map((row) => (
          <span key={row} className="flex items-center gap-4 border-b border-line py-4.5">
            <Skeleton shape="circle" width={44} height={44} />
            <span className="grid flex-1 gap-3">
              <Skeleton width="35%" />
              <Skeleton width="60%" />
            </span>
          </span>
        ))}
      </SkeletonGroup>
    );
  }
  if (list.isError && rows.length === 0) {
    return (
      <ErrorState
        title={LIST_FAILED}
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (rows.length === 0 && !list.hasNextPage) return empty;
  return (
    <>
      <ul aria-label={label}>{rows.map(children)}</ul>
      <LoadMore list={list} />
    </>
  );
}
