import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Pager } from '../../../ui/menu/pager.tsx';

type Listed<Item> = {
  data: { data: readonly Item[]; last_page: number } | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type ListFrameProps<Item> = {
  list: Listed<Item>;
  label: string;
  page: number;
  onPage: (page: number) => void;
  empty: ReactNode;
  children: (item: Item) => ReactNode;
};

/** A list with its pages, and what stands there while it loads, fails or is empty. */
export function ListFrame<Item>({ list, label, page, onPage, empty, children }: ListFrameProps<Item>) {
  const { data } = list;
  if (data === undefined && list.error !== null) {
    return (
      <ErrorState
        title="获取活动列表失败"
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <SkeletonGroup className="border-t border-line">
        {['a', 'b', 'c'].map((row) => (
          <span key={row} className="flex items-center gap-5 border-b border-line py-3">
            <Skeleton shape="block" className="h-20 w-34" />
            <span className="grid flex-1 gap-3">
              <Skeleton width="40%" />
              <Skeleton width="60%" />
            </span>
          </span>
        ))}
      </SkeletonGroup>
    );
  }
  if (data.data.length === 0 && !list.isPlaceholderData) return empty;
  return (
    <>
      <ul
        aria-label={label}
        aria-busy={list.isPlaceholderData || undefined}
        className={list.isPlaceholderData ? 'border-t border-line opacity-60' : 'border-t border-line'}
      >
        {data.data.map(children)}
      </ul>
      <div className="mt-6">
        <Pager page={page} pageCount={data.last_page} onChange={onPage} label={`${label}分页`} />
      </div>
    </>
  );
}
