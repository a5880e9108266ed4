import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';

export function ProfileSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-72 rounded-card! max-md:-mx-4 max-md:-mt-3 max-md:h-37 max-md:rounded-none!" />
      <div className="@container">
        <div className="flex gap-6 px-6 @max-xl:gap-3 @max-xl:px-0">
          <Skeleton className="-mt-11 size-32 shrink-0 rounded-full! ring-4 ring-paper @max-xl:-mt-8.5 @max-xl:size-21" />
          <div className="grid flex-1 content-start gap-3 pt-5">
            <Skeleton width={180} className="h-8" />
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </div>
        </div>
      </div>
      <div className="mt-12 grid grid-cols-3 gap-4 max-md:grid-cols-2">
        {[260, 340, 220].map((height) => (
          <Skeleton key={height} shape="block" height={height} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
