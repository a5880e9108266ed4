import { useQuery } from '@tanstack/react-query';
import { listFollowing } from '@zaojie/contract/users/user.endpoints';
import { call } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';

const toRecommended = <ButtonLink to="/community?tab=recommend">去推荐里找找</ButtonLink>;

export function NobodyFollowed() {
  return <EmptyState line="你还没有关注任何人。" action={toRecommended} />;
}

/** Why no post of anybody followed is there: nobody is, or they have shown nothing. */
export function NoFollowedPosts() {
  const userId = useSession()?.user.id ?? 0;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['users', 'follows-anybody', userId],
    queryFn: async ({ signal }) => {
      const { data: page } = await call(listFollowing, {
        params: { id: userId },
        query: { page: 1, per_page: 1 },
        signal,
      });
      return page.data.length > 0;
    },
    // Somebody may have been followed a moment ago, on another page.
    staleTime: 0,
    gcTime: 0,
  });
  if (error && data === undefined) {
    return (
      <ErrorState
        title="获取关注列表失败"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data === undefined) {
    return (
      <SkeletonGroup className="grid justify-items-center gap-4 pt-20">
        <Skeleton width={200} />
        <Skeleton shape="block" width={120} height={40} />
      </SkeletonGroup>
    );
  }
  return data ? <EmptyState line="你关注的人还没有发帖。" action={toRecommended} /> : <NobodyFollowed />;
}
