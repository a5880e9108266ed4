import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';

export function OrderSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton width={120} className="mb-3.5" />
      <Skeleton width="38%" height={26} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)_340px] items-start gap-6 max-xl:grid-cols-1 max-md:gap-2.5">
        <div className="grid gap-4 max-md:gap-2.5">
          <Skeleton
            shape="block"
            height={196}
            className="rounded-card max-md:-mx-4 max-md:max-w-none max-md:rounded-none"
          />
          <Skeleton shape="block" height={96} className="rounded-card" />
          <Skeleton shape="block" height={420} className="rounded-card" />
        </div>
        <div className="grid gap-4 max-xl:grid-cols-2 max-md:grid-cols-1">
          <Card bleed className="grid gap-4 p-6">
            <Skeleton width={48} height={18} />
            <Skeleton width="60%" height={32} />
            <Skeleton height={8} />
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} width="80%" height={38} />
            ))}
          </Card>
          <Card bleed className="grid gap-3 p-6">
            <Skeleton width="50%" height={36} />
            <Skeleton width="70%" height={40} />
            <Skeleton width="54%" height={40} />
          </Card>
        </div>
      </div>
    </SkeletonGroup>
  );
}
