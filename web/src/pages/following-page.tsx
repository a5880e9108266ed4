import { FollowedAuthors } from '../features/posts/followed-authors.tsx';
import { PostFeed } from '../features/posts/post-feed.tsx';
import { BackToTop } from '../ui/back-to-top.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FeedLayout } from './community/feed-layout.tsx';

const FOLLOWED = { filter: 'follow' } as const;

export function FollowingPage() {
  return (
    <>
      <FeedLayout
        head={<h1 className="mb-5 text-28 max-md:mb-3 max-md:text-22">我的关注</h1>}
        rail={<FollowedAuthors query={FOLLOWED} />}
      >
        <PostFeed
          query={FOLLOWED}
          label="关注的人的帖子"
          empty={
            <EmptyState
              line="还没有关注的人，或者TA们还没有发过帖子。"
              action={<ButtonLink to="/community?tab=recommend">去推荐里找找</ButtonLink>}
            />
          }
        />
      </FeedLayout>
      <BackToTop />
    </>
  );
}
