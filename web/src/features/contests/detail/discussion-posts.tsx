import { useMemo } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { PostCardSkeleton } from '../../posts/card/post-card-skeleton.tsx';
import { PostCard } from '../../posts/card/post-card.tsx';
import { usePostFeed } from '../../posts/feed/use-post-feed.ts';
import { ShareDialogHost } from '../../posts/share/share-dialog.tsx';
import { WriteButton, type ContestTag } from './write-button.tsx';

const SHOWN = 4;
const LIST = 'grid grid-cols-1 gap-3.5 max-md:-mx-4 max-md:gap-2';

/** The newest posts about an event. */
export function DiscussionPosts({ tag }: { tag: ContestTag }) {
  const query = useMemo(() => ({ filter: 'latest', order: 'new', tagIds: [tag.id] }) as const, [tag.id]);
  const feed = usePostFeed(query);
  if (feed.isPending) {
    return (
      <SkeletonGroup className={LIST}>
        <PostCardSkeleton />
        <PostCardSkeleton />
      </SkeletonGroup>
    );
  }
  if (feed.isError && feed.posts.length === 0) {
    return (
      <ErrorState
        title="获取讨论失败"
        error={feed.error}
        retrying={feed.isFetching}
        onRetry={() => void feed.refetch()}
      />
    );
  }
  if (feed.posts.length === 0) {
    return (
      <EmptyState
        line={`还没有人说什么。带标签“${tag.name}”的帖子会出现在这里。`}
        action={<WriteButton tag={tag} />}
      />
    );
  }
  return (
    <>
      <div className={LIST}>
        {feed.posts.slice(0, SHOWN).map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
      <ShareDialogHost />
    </>
  );
}
