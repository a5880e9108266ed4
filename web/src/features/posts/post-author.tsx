import type { Post } from '@zaojie/contract/posts/post.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatAgo, formatFullTime } from '../../text/dates.ts';
import { LevelLabel } from '../../ui/label.tsx';
import { FollowButton } from '../users/follow-button.tsx';
import { patchAuthor } from './post-cache.ts';
import { circlePath } from './post-paths.ts';

/** Who wrote it, when and in which circle, with the way to follow them. */
export function PostAuthor({ post }: { post: Post }) {
  const queryClient = useQueryClient();
  return (
    <div className="flex min-h-12 min-w-0 items-center gap-2 max-md:min-h-10">
      <div className="min-w-0 leading-normal">
        <div className="flex min-w-0 items-center gap-2">
          <Link
            to={`/user/${post.user_id}`}
            className="relative z-1 truncate text-15 font-semibold hover:text-brand-ink"
          >
            {post.nickname || post.username}
          </Link>
          <LevelLabel score={post.level} />
        </div>
        <p className="flex min-w-0 text-13 whitespace-nowrap text-ink-3">
          {/* A minute may have passed since the server drew it. */}
          <time suppressHydrationWarning dateTime={post.created_at} title={formatFullTime(post.created_at)}>
            {formatAgo(post.created_at)}
          </time>
          {post.circle ? (
            <>
              <span aria-hidden="true" className="mx-1.5">
                ·
              </span>
              <Link to={circlePath(post.circle)} className="relative z-1 truncate hover:text-brand-ink">
                {post.circle.name || '未知圈子'}
              </Link>
            </>
          ) : null}
        </p>
      </div>
      <FollowButton
        userId={post.user_id}
        isFollowed={post.is_followed}
        canFollow={post.can.follow}
        withTip
        onChange={(isFollowed) => patchAuthor(queryClient, post.user_id, { is_followed: isFollowed })}
        className="z-1 ml-auto"
      />
    </div>
  );
}
