import type { Post } from '@zaojie/contract/posts/post.schemas';
import type { ReactNode } from 'react';
import { messageOf } from '../../../api/client.ts';
import { Button } from '../../../ui/form/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import type { FeedQuery } from '../post-cache.ts';
import { PostCardSkeleton } from '../card/post-card-skeleton.tsx';
import { GROUP_SIZE, PostGroup } from './post-group.tsx';
import { FolderPickerPlace } from '../favorites/folder-picker-place.tsx';
import { ShareDialogHost } from '../share/share-dialog.tsx';
import { useOnSight } from '../../../hooks/use-on-sight.ts';
import { usePostFeed } from './use-post-feed.ts';

export type PostFeedProps = {
  query: FeedQuery;
  /** Names the list for screen readers: 最新帖子. */
  label: string;
  /** What stands where there is no post. */
  empty: ReactNode;
  enabled?: boolean | undefined;
};

const FAILED = '获取帖子列表失败';
const LIST = 'grid grid-cols-1 gap-3.5 max-md:gap-2';

function FeedSkeleton() {
  return (
    <SkeletonGroup className={LIST}>
      <PostCardSkeleton withPicture />
      <PostCardSkeleton />
      <PostCardSkeleton withPicture />
    </SkeletonGroup>
  );
}

function EndLine() {
  return (
    <p className="flex items-center gap-4 pt-7 text-13 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      没有更多内容了
    </p>
  );
}

type Group = { start: number; posts: Post[] };

/** Known by their place: when a post goes the next ones move up, and the groups stay. */
function inGroups(posts: readonly Post[]): Group[] {
  return Array.from({ length: Math.ceil(posts.length / GROUP_SIZE) }, (_, number) => {
    const start = number * GROUP_SIZE;
    return { start, posts: posts.slice(start, start + GROUP_SIZE) };
  });
}

type Feed = ReturnType<typeof usePostFeed>;

/** Below the last card: the next ones, the way to ask again, or the end. */
function FeedFoot({ feed }: { feed: Feed }) {
  const loaded = feed.isFetching ? null : (feed.data ?? null);
  const marker = useOnSight<HTMLDivElement>(() => void feed.fetchNextPage(), loaded);
  if (!feed.hasNextPage) return <EndLine />;
  if (feed.isFetchNextPageError) {
    return (
      <p role="alert" className="flex items-center justify-center gap-3 pt-6 text-ink-2">
        {messageOf(feed.error, FAILED)}
        <Button size="small" onClick={() => void feed.fetchNextPage()}>
          重试
        </Button>
      </p>
    );
  }
  return (
    <div ref={marker} className="mt-3.5 max-md:mt-2">
      <SkeletonGroup>
        <PostCardSkeleton />
      </SkeletonGroup>
    </div>
  );
}

/** A list of posts that goes on as one scrolls. */
export function PostFeed({ query, label, empty, enabled = true }: PostFeedProps) {
  const feed = usePostFeed(query, { enabled });
  if (feed.isPending) return enabled ? <FeedSkeleton /> : null;
  if (feed.isError && feed.posts.length === 0) {
    return (
      <ErrorState
        title={FAILED}
        error={feed.error}
        retrying={feed.isFetching}
        onRetry={() => void feed.refetch()}
      />
    );
  }
  // A page may have lost all its posts while others follow.
  if (feed.posts.length === 0 && !feed.hasNextPage) return empty;
  return (
    <>
      <h2 className="sr-only">{label}</h2>
      <div role="feed" aria-label={label} aria-busy={feed.isFetching} className={LIST}>
        {inGroups(feed.posts).map(({ start, posts }) => (
          <PostGroup key={start} posts={posts} isFirst={start === 0} />
        ))}
      </div>
      <FeedFoot feed={feed} />
      <ShareDialogHost />
      <FolderPickerPlace />
    </>
  );
}
