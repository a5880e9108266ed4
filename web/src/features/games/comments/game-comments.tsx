import { gameCommentOrders, type GameCommentOrder } from '@zaojie/contract/games/game-words';
import { gameLimits } from '@zaojie/contract/games/game-limits';
import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { useState } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { CommentSkeleton } from '../../comments/place/comment-skeleton.tsx';
import { useWantedComment } from '../../comments/use-wanted-comment.ts';
import { useResumed } from '../../users/use-resumed.ts';
import { REVIEWS_ID } from '../detail/game-head.tsx';
import { RatingSummary } from '../detail/rating-summary.tsx';
import type { CommentFilter } from '../game-queries.ts';
import { CommentItem } from './comment-item.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewsFrame } from './reviews-frame.tsx';
import { useGameComments } from './use-game-comments.ts';

const ORDERS = Object.entries(gameCommentOrders).map(([value, label]) => ({ value, label }));

function goToReviews(): void {
  const section = document.getElementById(REVIEWS_ID);
  section?.scrollIntoView();
  section?.querySelector('textarea')?.focus({ preventScroll: true });
}

function CommentList({ gameId, filter }: { gameId: number; filter: CommentFilter }) {
  const list = useGameComments(gameId, filter);
  const { comments, total } = list;
  const wantedId = useWantedComment(list);
  if (list.isPending) return <CommentSkeleton rows={3} />;
  if (list.error && comments.length === 0) {
    return (
      <ErrorState
        title="获取评论失败"
        error={list.error}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (comments.length === 0) {
    const line =
      filter.rating === null ? '还没有评论，来说第一句。' : `打 ${filter.rating} 星的人还没有留言。`;
    return <EmptyState line={line} />;
  }
  const left = Math.max(0, total - comments.length);
  return (
    <>
      <ul
        aria-label="评论列表"
        aria-busy={list.isPlaceholderData || undefined}
        className={list.isPlaceholderData ? 'opacity-60' : undefined}
      >
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} isWanted={comment.id === wantedId} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <div className="grid justify-items-center gap-2 pt-5">
          {list.isFetchNextPageError ? (
            <p role="alert" className="text-13 text-ink-2">
              获取评论失败
            </p>
          ) : null}
          <Button look="quiet" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {left > 0 ? `再看 ${Math.min(left, gameLimits.commentsPageSize)} 条` : '再看一些'}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** What people think of a game: the figure, the bars, a box to write in, and what was written. */
export function GameComments({ game }: { game: GameDetail }) {
  const [filter, setFilter] = useState<CommentFilter>({ order: 'useful', rating: null });
  useResumed(
    (deed) => deed.kind === 'comment-game' && deed.id === game.id && deed.answeredId === 0,
    goToReviews,
  );
  return (
    <ReviewsFrame game={game}>
      <RatingSummary
        game={game}
        chosen={filter.rating}
        onChoose={(rating) => setFilter((now) => ({ ...now, rating }))}
      />
      <ReviewForm game={game} />
      <div className="mt-4 mb-1 flex flex-wrap items-center gap-3">
        <Segmented
          label="评论排序"
          name="game-comments-order"
          value={filter.order}
          options={ORDERS}
          onChange={(order) => setFilter((now) => ({ ...now, order: order as GameCommentOrder }))}
        />
        {filter.rating === null ? null : (
          <Chip
            selected
            removeLabel="看全部评论"
            onRemove={() => setFilter((now) => ({ ...now, rating: null }))}
          >
            只看 {filter.rating} 星
          </Chip>
        )}
      </div>
      <CommentList gameId={game.id} filter={filter} />
    </ReviewsFrame>
  );
}
