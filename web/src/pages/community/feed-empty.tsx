import type { FeedFilter } from '@zaojie/contract/posts/post.endpoints';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

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
      <EmptyState
        line="还没有关注的人，或者TA们还没有发过帖子。"
        action={<ButtonLink to="/community?tab=recommend">去推荐里找找</ButtonLink>}
      />
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
