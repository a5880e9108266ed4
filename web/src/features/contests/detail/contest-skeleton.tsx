import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

/** In the shape of what comes. */
export function ContestSkeleton() {
  return (
    <SkeletonGroup className="min-h-dvh">
      <Skeleton width={180} className="mb-4" />
      <Skeleton
        shape="block"
        className="h-80 w-full rounded-card! max-md:-mx-4 max-md:h-45 max-md:w-auto! max-md:max-w-none! max-md:rounded-none!"
      />
      <Skeleton width="45%" height={32} className="my-6" />
      <Skeleton shape="block" className="h-48 w-full rounded-card!" />
      <span className="mt-10 grid gap-4">
        <Skeleton width="60%" height={28} />
        <Skeleton width="80%" />
        <Skeleton width="70%" />
      </span>
    </SkeletonGroup>
  );
}
