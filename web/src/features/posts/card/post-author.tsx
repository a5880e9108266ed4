import type { Post } from '@zaojie/contract/posts/post.schemas';
import { Link } from 'react-router';
import { formatFullTime } from '../../../text/dates.ts';
import { Ago } from '../../../ui/text/ago.tsx';
import { LevelLabel } from '../../../ui/text/label.tsx';
import { FollowButton } from '../../users/follow-button.tsx';
import { useShownPerson } from '../../users/use-shown-person.ts';
import { circlePath } from '../post-paths.ts';

/** Who wrote it, when and in which circle, with the way to follow them. */
export function PostAuthor({ post }: { post: Post }) {
  const author = useShownPerson(post.user_id, post);
  return (
    <div className="flex min-h-12 min-w-0 items-center gap-2 max-md:min-h-10">
      <div className="min-w-0">
        <div className="flex min-w-0 items-center gap-2">
          <Link
            to={`/user/${post.user_id}`}
            className="relative z-1 truncate text-15 font-semibold hover:text-brand-ink"
          >
            {author.nickname || author.username}
          </Link>
          <LevelLabel score={author.level} />
        </div>
        <p className="flex min-w-0 text-13 whitespace-nowrap text-ink-3">
          <Ago at={post.created_at} />
          {post.updated_at === post.created_at ? null : (
            <span
              title={`编辑于 ${formatFullTime(post.updated_at)}`}
              className="before:mx-1.5 before:content-['·']"
            >
              已编辑
            </span>
          )}
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
        className="z-1 ml-auto"
      />
    </div>
  );
}
