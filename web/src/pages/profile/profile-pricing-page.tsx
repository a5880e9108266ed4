import { useQuery } from '@tanstack/react-query';
import { Checklist } from '../../features/guidance/checklist.tsx';
import { servicesQuery } from '../../features/storefronts/services/service-queries.ts';
import { ServicesBoard } from '../../features/storefronts/services/services-board.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { ProfileArea } from './area/profile-area.tsx';

function PricingSkeleton() {
  return (
    <SkeletonGroup>
      <span className="flex gap-10 border-b border-line pb-4">
        <Skeleton width={128} height={44} />
        <Skeleton width={128} height={44} />
      </span>
      <span className="mt-6 grid grid-cols-[minmax(0,1fr)_320px] gap-10 max-xl:grid-cols-1">
        <span className="grid gap-5">
          <Skeleton shape="block" height={44} />
          <Skeleton shape="block" height={44} />
          <Skeleton shape="block" height={96} />
          <Skeleton shape="block" height={112} />
        </span>
        <Skeleton shape="block" height={300} />
      </span>
    </SkeletonGroup>
  );
}

export function ProfilePricingPage() {
  const { data, error, isFetching, refetch } = useQuery(servicesQuery);
  return (
    <ProfileArea title="服务与定价" about="写得越清楚，来问价的人越少，来下单的人越多。" isWide>
      {data ? <ServicesBoard services={data.data} /> : null}
      {!data && error ? (
        <ErrorState title="加载服务失败" error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <PricingSkeleton /> : null}
      {data ? <Checklist key={data.data.length} part="creator" compact /> : null}
    </ProfileArea>
  );
}
