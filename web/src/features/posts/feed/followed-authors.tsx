import type { Post } from '@zaojie/contract/posts/post.schemas';
import { Link } from 'react-router';
import { RailSkeleton } from '../../../ui/feedback/rail-skeleton.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { FollowButton } from '../../users/follow-button.tsx';
import type { FeedQuery } from '../post-cache.ts';
import { usePostFeed } from './use-post-feed.ts';

function latestOfEach(posts: readonly Post[]): Post[] {
  const latest = new Map<number, Post>();
  for (const post of posts) if (!latest.has(post.user_id)) latest.set(post.user_id, post);
  return [...latest.values()];
}

/** The people behind a feed, the one who posted last first. */
export function FollowedAuthors({ query }: { query: FeedQuery }) {
  const { posts, isPending } = usePostFeed(query);
  if (isPending) return <RailSkeleton />;
  if (posts.length === 0) return null;
  return (
    <section className="sticky top-21">
      <h2 className="mb-3 text-16">最近有动态的人</h2>
      <ul>
        {latestOfEach(posts).map((post) => (
          <li key={post.user_id} className="flex items-center gap-3 py-1.75">
            <Link to={`/user/${post.user_id}`} className="group flex min-w-0 flex-1 items-center gap-3">
              <Avatar name={post.nickname || post.username} src={post.avatar} size={40} />
              <span className="min-w-0">
                <span className="block truncate font-medium group-hover:text-brand-ink">
                  {post.nickname || post.username}
                </span>
                <Ago at={post.created_at} className="block text-12 text-ink-3" />
              </span>
            </Link>
            <FollowButton userId={post.user_id} isFollowed={post.is_followed} canFollow={post.can.follow} />
          </li>
        ))}
      </ul>
    </section>
  );
}
