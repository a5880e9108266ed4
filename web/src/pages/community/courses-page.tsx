import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { tagNamedQuery } from '../../features/discover/discover-queries.ts';
import { TopicHeaderSkeleton } from '../../features/discover/topic-header-skeleton.tsx';
import { tagPath } from '../../features/posts/post-paths.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { GoneWithWorks } from '../../features/home/gone-with-works.tsx';

const TAG = '教程';

/** What people teach each other stands under one tag, whatever its number is here. */
export function CoursesPage() {
  const { data, isPending, error, isFetching, refetch } = useQuery(tagNamedQuery(TAG));
  if (data) return <Navigate to={tagPath(data)} replace />;
  if (isPending) return <TopicHeaderSkeleton name={`# ${TAG}`} withIcon={false} />;
  if (data === null) {
    return <GoneWithWorks line={`还没有人发过带“${TAG}”标签的帖子`} to="/community" way="去社区看看" />;
  }
  return (
    <ErrorState title="获取标签失败" error={error} retrying={isFetching} onRetry={() => void refetch()} />
  );
}
