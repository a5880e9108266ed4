import type { ReactNode } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import type { CommentOrder } from './comment-cache.ts';
import { CommentItem } from './comment-item.tsx';
import { CommentSkeleton } from './place/comment-skeleton.tsx';
import { useComments } from './use-comments.ts';
import { useOnSight } from '../../hooks/use-on-sight.ts';
import { useWantedComment } from './use-wanted-comment.ts';

export function CommentList({ postId, order }: { postId: number; order: CommentOrder }) {
  const list = useComments(postId, order);
  const { comments, isPending, error, refetch, fetchNextPage } = list;
  const wantedId = useWantedComment(list);

  if (isPending) return <CommentSkeleton rows={3} />;
  if (error && comments.length === 0) {
    return (
      <ErrorState
        title="获取评论失败"
        error={list.error}
        onRetry={() => void refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (comments.length === 0) return <EmptyState line="还没有评论，来说第一句。" />;
  return (
    <>
      <ul aria-label="评论列表">
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} isWanted={comment.id === wantedId} />
        ))}
      </ul>
      <ListEnd
        hasMore={list.hasNextPage}
        isFetching={list.isFetchingNextPage}
        isFailed={list.isFetchNextPageError}
        onMore={fetchNextPage}
      />
    </>
  );
}

interface ListEndProps {
  hasMore: boolean;
  isFetching: boolean;
  isFailed: boolean;
  onMore: () => Promise<unknown>;
}

function ListEnd({ hasMore, isFetching, isFailed, onMore }: ListEndProps) {
  const isReady = hasMore && !isFetching && !isFailed;
  const mark = useOnSight<HTMLDivElement>(() => void onMore(), isReady || null);
  return (
    <div ref={mark}>
      {isFailed ? (
        <div role="alert" className="flex items-center justify-center gap-3 py-4 text-13 text-ink-2">
          获取评论失败
          <Button size="small" onClick={() => void onMore()} loading={isFetching}>
            重试
          </Button>
        </div>
      ) : null}
      {isFetching && !isFailed ? <CommentSkeleton rows={1} /> : null}
      {isReady ? <EndLine>继续下滑加载更多评论</EndLine> : null}
      {hasMore ? null : <EndLine>没有更多评论了</EndLine>}
    </div>
  );
}

function EndLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-4 pt-3 pb-4 text-13 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  );
}
