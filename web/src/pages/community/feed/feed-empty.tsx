import type { FeedFilter } from '@zaojie/contract/posts/post.endpoints';
import { lazy, Suspense } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

const NoFollows = lazy(async () => ({ default: (await import('./no-follows.tsx')).NoFollows }));

type FeedEmptyProps = { tab: FeedFilter; isFiltered: boolean; onClear: () => void; onCompose: () => void };

/** Why there is nothing, and the one thing to do about it. */
export function FeedEmpty({ tab, isFiltered, onClear, onCompose }: FeedEmptyProps) {
  if (isFiltered) {
    return (
      <EmptyState line="没有符合这些条件的帖子。" action={<Button onClick={onClear}>清空筛选</Button>} />
    );
  }
  if (tab === 'follow') {
    return (
      <Suspense fallback={<div className="min-h-dvh" />}>
        <NoFollows />
      </Suspense>
    );
  }
  return (
    <EmptyState
      line="这里还没有帖子，挂上第一幅吧。"
      action={
        <Button look="primary" onClick={onCompose}>
          发布内容
        </Button>
      }
    />
  );
}
