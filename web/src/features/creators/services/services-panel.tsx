import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { publicServicesQuery } from '../creator-queries.ts';
import { ServiceCard } from './service-card.tsx';
import { ServiceSide } from './service-side.tsx';

function CardsSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton shape="block" className="h-66 w-full max-md:h-110" />
      <Skeleton shape="block" className="h-66 w-full max-md:h-110" />
    </SkeletonGroup>
  );
}

type ServicesPanelProps = {
  userId: number;
  isOwn: boolean;
  /** What customers said, below the services. */
  reviews?: ReactNode;
};

/** The commission services of somebody, with the way to book each. */
export function ServicesPanel({ userId, isOwn, reviews }: ServicesPanelProps) {
  const [search] = useSearchParams();
  const { data: shop, error, isFetching, refetch } = useQuery(publicServicesQuery(userId));
  if (error && !shop) {
    return (
      <ErrorState
        title="加载约稿服务失败"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!shop) return <CardsSkeleton />;
  if (shop.services.length === 0) {
    const action = isOwn ? (
      <ButtonLink look="primary" to="/profile/pricing">
        去上架服务
      </ButtonLink>
    ) : (
      <ButtonLink to="/commission?tab=creators">看看别的创作者</ButtonLink>
    );
    return (
      <>
        <EmptyState line="还没有上架约稿服务。" action={action} />
        {reviews}
      </>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_300px] gap-10 max-xl:grid-cols-1 max-xl:gap-8">
      <div>
        <ul className="grid gap-4 max-md:gap-2">
          {shop.services.map((service) => (
            <li key={service.id} className="min-w-0">
              <ServiceCard service={service} shop={shop} isOwn={isOwn} postId={search.get('post')} />
            </li>
          ))}
        </ul>
        {reviews}
      </div>
      <ServiceSide shop={shop} />
    </div>
  );
}
