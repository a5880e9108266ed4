import type { PostDetail } from '@zaojie/contract/posts/post.schemas';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CommentsLater } from '../../features/comments/place/comments-later.tsx';
import { COMMENTS_ID, goToComments } from '../../features/comments/place/comments-place.ts';
import { FolderPickerPlace } from '../../features/posts/favorites/folder-picker-place.tsx';
import { ShareDialogHost } from '../../features/posts/share/share-dialog.tsx';
import { useCommentCount } from '../../features/posts/use-comment-count.ts';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';
import { GoneWithWorks } from '../../features/home/gone-with-works.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { useRouteId } from '../../hooks/use-route-id.ts';
import { CommentBar } from './post/comment-bar.tsx';
import { PostArticle } from './post/post-article.tsx';
import { PostRail } from './post/post-rail.tsx';
import { PostSkeleton } from './post/post-skeleton.tsx';
import { isGone, usePost } from './post/use-post.ts';

const COLUMNS =
  'mx-auto grid max-w-[calc(var(--feed-w)+40px+var(--rail-w))] grid-cols-[minmax(0,var(--feed-w))_var(--rail-w)] items-start gap-x-10 max-[1180px]:max-w-feed max-[1180px]:grid-cols-[minmax(0,1fr)]';

export function PostPage() {
  const id = useRouteId();
  return id === null ? <InvalidPost /> : <PostScreen key={id} id={id} />;
}

function InvalidPost() {
  const navigate = useNavigate();
  useEffect(() => {
    toast.error('无效的帖子ID', { id: 'invalid-post' });
    void navigate('/community', { replace: true });
  }, [navigate]);
  return null;
}

function PostScreen({ id }: { id: number }) {
  const { data: post, error, isFetching, refetch } = usePost(id);
  if (post !== undefined && !isGone(error)) return <FoundPost post={post} />;
  if (isGone(error)) {
    return <GoneWithWorks line="帖子不存在或已删除" to="/community" way="去社区看看" />;
  }
  if (error) {
    const retry = { onRetry: () => void refetch(), retrying: isFetching };
    return <ErrorState title="获取帖子详情失败" error={error} {...retry} className="pt-16" />;
  }
  return (
    // As high as the window, so that the footer does not show itself and leave again.
    <div className={`${COLUMNS} min-h-dvh`}>
      <PostSkeleton />
    </div>
  );
}

function FoundPost({ post }: { post: PostDetail }) {
  const { hash } = useLocation();
  const { id } = post;
  usePageTitle(post.title);

  useEffect(() => {
    // The section was not there yet when the address was opened.
    if (hash === `#${COMMENTS_ID}`) document.getElementById(COMMENTS_ID)?.scrollIntoView();
  }, [hash]);

  const handleCountChange = useCommentCount(id);

  return (
    <div className={COLUMNS}>
      <div className="min-w-0">
        <PostArticle post={post} onComment={goToComments} />
        <CommentsLater
          postId={id}
          authorId={post.user_id}
          count={post.comment_count}
          onCountChange={handleCountChange}
        />
      </div>
      <PostRail post={post} />
      <CommentBar count={post.comment_count} onComment={goToComments} />
      <ShareDialogHost />
      <FolderPickerPlace />
      <BackToTop />
    </div>
  );
}
