import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiFailure, messageOf } from '../../api/client.ts';
import { BookingForm } from '../../features/orders/booking/booking-form.tsx';
import { bookedShopQuery } from '../../features/orders/booking/booking-queries.ts';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { GonePage } from '../../ui/feedback/gone-page.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Crumbs } from '../../ui/layout/crumbs.tsx';

const GONE = { to: '/commission?tab=creators', way: '看看别的创作者' };

function idIn(search: URLSearchParams, name: string): number | null {
  const raw = search.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(raw) ? Number(raw) : null;
}

function FormSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton width={220} />
      <Skeleton width={300} height={32} className="mt-3 mb-5" />
      <span className="grid grid-cols-[minmax(0,1fr)_340px] gap-6 max-xl:grid-cols-1">
        <Skeleton shape="block" className="h-130 w-full" />
        <Skeleton shape="block" className="h-80 w-full" />
      </span>
    </SkeletonGroup>
  );
}

function KnownService({ serviceId, postId }: { serviceId: number; postId: number | null }) {
  const { data, error, isFetching, refetch } = useQuery(bookedShopQuery(serviceId));
  const service = data?.services.find(({ id }) => id === serviceId);
  usePageTitle(service ? `预约${service.name}` : '');
  if (error instanceof ApiFailure && error.http < 429 && !data) {
    return <GonePage line={messageOf(error, '服务不存在')} {...GONE} />;
  }
  if (error && !data) {
    return (
      <ErrorState
        title="获取服务信息失败"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <FormSkeleton />;
  if (!service)
    return <GonePage line="这个服务已下架" to={`/user/${data.user_id}?tab=service`} way="看 TA 的其他服务" />;
  const creatorPath = `/user/${data.user_id}?tab=service`;
  return (
    <>
      <Crumbs way={[{ to: creatorPath, label: '约稿服务' }]} here="预约" />
      <h1 className="mt-2 mb-5 text-22 break-words max-md:text-20">预约{service.name}</h1>
      <BookingForm service={service} creatorId={data.user_id} postId={postId} />
    </>
  );
}

/** Books the service that the address names. */
export function BookingPage() {
  const [search] = useSearchParams();
  const serviceId = idIn(search, 'service');
  if (serviceId === null) return <GonePage line="没有选择服务" {...GONE} />;
  return <KnownService key={serviceId} serviceId={serviceId} postId={idIn(search, 'post')} />;
}
