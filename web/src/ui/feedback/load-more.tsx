import { Button } from '../form/button.tsx';

export const LIST_FAILED = '加载失败，请重试';

/** What the list needs of its query, page by page. */
export type PagedList = {
  isPending: boolean;
  isError: boolean;
  error: unknown;
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
