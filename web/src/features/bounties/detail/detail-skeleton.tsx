import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

export function DetailSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4 px-9 pb-8 max-md:px-4 md:mr-97">
      <span className="flex gap-1.5">
        <Skeleton width={44} height={22} />
        <Skeleton width={44} height={22} />
      </span>
      <Skeleton width="70%" height={32} />
      <Skeleton width={160} height={26} />
      <Skeleton shape="block" height={72} />
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
      <Skeleton shape="block" height={200} />
    </SkeletonGroup>
  );
}
