import { useQueryClient } from '@tanstack/react-query';
import type { Post } from '@zaojie/contract/posts/post.schemas';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messageOf } from '../api/client.ts';
import { Comments, COMMENTS_ID } from '../features/comments/comments.tsx';
import { patchPost } from '../features/posts/post-cache.ts';
import { ShareDialogHost } from '../features/posts/share-dialog.tsx';
import { BackToTop } from '../ui/back-to-top.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { toast } from '../ui/toast.tsx';
import { usePageTitle } from './community/use-page-title.ts';
import { useRouteId } from './community/use-route-id.ts';
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
    const action = (
      <ButtonLink to="/community" look="primary">
        去社区看看
      </ButtonLink>
    );
    return <EmptyState line="帖子不存在或已删除" action={action} className="pt-16" />;
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

function goToComments() {
  const section = document.getElementById(COMMENTS_ID);
  section?.scrollIntoView();
  section?.querySelector('textarea')?.focus({ preventScroll: true });
}

function FoundPost({ post }: { post: Post }) {
  const client = useQueryClient();
  const { hash } = useLocation();
  const { id } = post;
  usePageTitle(post.title);

  useEffect(() => {
    // The section was not there yet when the address was opened.
    if (hash === `#${COMMENTS_ID}`) document.getElementById(COMMENTS_ID)?.scrollIntoView();
  }, [hash]);

  const handleCountChange = useCallback(
    (change: (count: number) => number) =>
      patchPost(client, id, (known) => ({ comment_count: change(known.comment_count) })),
    [client, id],
  );

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
      <ShareDialogHost />
      <BackToTop />
    </div>
  );
}
