import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import { PenLine } from 'lucide-react';
import { useMemo } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Button, TextLink } from '../../../ui/form/button.tsx';
import { useCompose } from '../../compose/use-compose.ts';
import { PostCardSkeleton } from '../../posts/card/post-card-skeleton.tsx';
import { PostCard } from '../../posts/card/post-card.tsx';
import { usePostFeed } from '../../posts/feed/use-post-feed.ts';
import { tagPath } from '../../posts/post-paths.ts';
import { ShareDialogHost } from '../../posts/share/share-dialog.tsx';
import { SectionHead } from './section-head.tsx';

const SHOWN = 4;
const LIST = 'grid grid-cols-1 gap-3.5 max-md:-mx-4 max-md:gap-2';

type Tag = NonNullable<ContestDetail['tag']>;

/** A post that bears the tag already. */
function WriteButton({ tag }: { tag: Tag }) {
  const compose = useCompose({ tag });
  return (
    <Button
      size="small"
      icon={<PenLine size={14} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => void compose()}
    >
      参与讨论
    </Button>
  );
}

function Posts({ tag }: { tag: Tag }) {
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
    return <ErrorState title="获取讨论失败" retrying={feed.isFetching} onRetry={() => void feed.refetch()} />;
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

/** What people say about it: posts with its tag. */
export function Discussion({ tag }: { tag: Tag }) {
  return (
    <section aria-label="讨论" className="mt-12 max-w-200 max-md:mt-9">
      <SectionHead
        title="讨论"
        about={`带标签“${tag.name}”的帖子`}
        action={
          <span className="flex items-center gap-4">
            <TextLink to={tagPath(tag)}>全部讨论</TextLink>
            <WriteButton tag={tag} />
          </span>
        }
      />
      <Posts tag={tag} />
    </section>
  );
}
