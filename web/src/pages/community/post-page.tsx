import type { PostDetail } from '@zaojie/contract/posts/post.schemas';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messageOf } from '../../api/client.ts';
import { Comments, COMMENTS_ID, goToComments } from '../../features/comments/comments.tsx';
import { FolderPickerHost } from '../../features/posts/favorites/folder-picker-host.tsx';
import { ShareDialogHost } from '../../features/posts/share/share-dialog.tsx';
import { useCommentCount } from '../../features/posts/use-comment-count.ts';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';
import { GoneWithWorks } from '../../features/home/works-to-see.tsx';
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
    const detail = messageOf(error, '网络好像断了一下，再试一次看看。');
    return <ErrorState title="获取帖子详情失败" detail={detail} {...retry} className="pt-16" />;
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
        <Comments
          postId={id}
          authorId={post.user_id}
          count={post.comment_count}
          onCountChange={handleCountChange}
        />
      </div>
      <PostRail post={post} />
      <CommentBar count={post.comment_count} onComment={goToComments} />
      <ShareDialogHost />
      <FolderPickerHost />
      <BackToTop />
    </div>
  );
}
