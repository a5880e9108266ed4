import type { PostDetail } from '@zaojie/contract/posts/post.schemas';
import { Brush, Heart, MessageCircle, Forward, Star } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useFavorite } from '../../../features/posts/favorites/use-favorite.ts';
import { sameWorkPath } from '../../../features/posts/post-paths.ts';
import { openShareDialog } from '../../../features/posts/share/share-dialog.tsx';
import { useLikePost } from '../../../features/posts/use-like-post.ts';
import { formatCount } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const PILL =
  'inline-flex h-10.5 shrink-0 items-center gap-2 rounded-full border px-4.5 leading-none whitespace-nowrap transition-colors max-lg:gap-1.5 max-lg:px-3.5 max-md:h-11';

function Action({ className, ...native }: ComponentProps<'button'>) {
  return <button {...native} type="button" className={classNames(PILL, className)} />;
}

const CALM = 'border-line-2 text-ink-2 hover:border-brand hover:text-brand-ink';
const KEPT = 'border-transparent bg-ochre-tint text-ochre-ink';
/** An order like this one is about money. */
const ORDER = 'border-ochre-line text-ochre-ink hover:border-ochre hover:bg-ochre-tint';
const LIKED = 'border-transparent bg-danger-tint text-danger';

export function PostActions({ post, onComment }: { post: PostDetail; onComment: () => void }) {
  const { isLiked, likeCount, toggle } = useLikePost(post);
  const favorite = useFavorite(post);
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2.5 border-t border-line py-3 max-lg:gap-2">
      <Action
        aria-pressed={isLiked}
        aria-label={isLiked ? `取消赞，${likeCount}` : `赞，${likeCount}`}
        // The second half of a double click would take the like away again.
        onClick={(event) => {
          if (event.detail <= 1) toggle();
        }}
        className={isLiked ? LIKED : CALM}
      >
        <Heart {...icon} className={isLiked ? 'fill-current' : undefined} />
        {likeCount > 0 ? formatCount(likeCount) : '赞'}
      </Action>
      <Action aria-label={`评论，${post.comment_count}`} onClick={onComment} className={CALM}>
        <MessageCircle {...icon} />
        {post.comment_count > 0 ? formatCount(post.comment_count) : '评论'}
      </Action>
      <Action
        aria-pressed={favorite.isFavorited}
        aria-label={`${favorite.isFavorited ? '取消收藏' : '收藏'}，${favorite.favoriteCount}`}
        onClick={(event) => {
          if (event.detail <= 1) favorite.toggle();
        }}
        className={favorite.isFavorited ? KEPT : CALM}
      >
        <Star {...icon} className={favorite.isFavorited ? 'fill-current' : undefined} />
        {favorite.favoriteCount > 0 ? formatCount(favorite.favoriteCount) : '收藏'}
      </Action>
      <Action onClick={() => openShareDialog(post)} className={CALM}>
        <Forward {...icon} />
        分享
      </Action>
      {post.media.length > 0 && !post.can.edit ? (
        <Link to={sameWorkPath(post)} className={classNames(PILL, ORDER)}>
          <Brush {...icon} />
          约同款
        </Link>
      ) : null}
      <p className="ml-auto text-13 whitespace-nowrap text-ink-3 max-lg:ml-0">
        {formatCount(post.view_count)} 浏览
        <span className="before:mx-1.5 before:content-['·']">{formatCount(post.share_count)} 次分享</span>
      </p>
    </div>
  );
}
