import type { Post } from '@zaojie/contract/posts/post.schemas';
import { Eye, Forward, Heart, MessageCircle } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { sameWorkPath } from '../post-paths.ts';
import { openShareDialog } from '../share/share-requests.ts';
import { PostCardMenu } from './post-card-menu.tsx';
import { useLikePost } from '../use-like-post.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const ACTION =
  'inline-flex h-10 min-w-17 items-center gap-1.5 rounded-control px-2.5 transition-colors max-md:h-11 max-md:min-w-11 max-md:px-2';
const PRESSABLE = classNames(ACTION, 'relative z-1 hover:text-brand-ink -outline-offset-2');

function LikeButton({ post }: { post: Post }) {
  const { isLiked, likeCount, toggle } = useLikePost(post);

  function handleClick(event: MouseEvent) {
    // The second half of a double click would take the like away again.
    if (event.detail <= 1) toggle();
  }

  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={`赞，${formatCount(likeCount)}`}
      onClick={handleClick}
      className={classNames(PRESSABLE, 'group/like', isLiked && 'text-danger! hover:text-danger')}
    >
      <Heart
        {...icon}
        className={classNames('transition-[scale] group-active/like:scale-85', isLiked && 'fill-current')}
      />
      {formatCount(likeCount)}
    </button>
  );
}

/** Views, likes, comments and shares: the numbers stand in the same places on every card. */
export function PostActions({ post }: { post: Post }) {
  return (
    <div className="-ml-2.5 mt-1.5 flex items-center text-13 text-ink-3 max-md:-mx-2 max-md:justify-between">
      <span className={ACTION} title="浏览">
        <Eye {...icon} />
        <span className="sr-only">浏览</span>
        {formatCount(post.view_count)}
      </span>
      <LikeButton post={post} />
      <Link
        to={`/post/${post.id}#comments`}
        aria-label={`评论，${formatCount(post.comment_count)}`}
        className={PRESSABLE}
      >
        <MessageCircle {...icon} />
        {formatCount(post.comment_count)}
      </Link>
      <button
        type="button"
        aria-label={`分享，${formatCount(post.share_count)}`}
        onClick={() => openShareDialog(post)}
        className={PRESSABLE}
      >
        <Forward {...icon} />
        {formatCount(post.share_count)}
      </button>
      {post.media.length > 0 && !post.can.edit ? (
        <Link to={sameWorkPath(post)} className={classNames(PRESSABLE, 'ml-auto justify-end max-md:ml-0')}>
          约同款
        </Link>
      ) : null}
      <span className={classNames('relative z-1', (post.media.length === 0 || post.can.edit) && 'ml-auto')}>
        <PostCardMenu post={post} />
      </span>
    </div>
  );
}
