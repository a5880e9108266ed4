import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { PostFeed } from '../../../features/posts/feed/post-feed.tsx';

const SeriesStrip = lazy(async () => ({
  default: (await import('../../../features/posts/series/series-strip.tsx')).SeriesStrip,
}));

/** What somebody has written: series first, then the posts. */
export function PostsTab({ userId, empty }: { userId: number; empty: ReactNode }) {
  const query = useMemo(() => ({ filter: 'latest', userId }) as const, [userId]);
  return (
    <div className="max-w-205">
      <Suspense fallback={null}>
        <SeriesStrip userId={userId} />
      </Suspense>
      <PostFeed query={query} label="帖子" empty={empty} />
    </div>
  );
}
