import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

/** In the shape of what comes; as high as the window, so that the footer doesn't show itself and leave again. */
export function GameSkeleton() {
  return (
    <SkeletonGroup className="min-h-dvh">
      <Skeleton width={180} className="mb-4 max-md:hidden" />
      <span className="grid grid-cols-[minmax(0,1fr)_320px] gap-x-10 gap-y-5 max-[1180px]:grid-cols-[minmax(0,1fr)]">
        <Skeleton
          shape="block"
          className="aspect-video w-full rounded-card! max-md:-mx-4 max-md:w-auto! max-md:max-w-none! max-md:rounded-none!"
        />
        <span className="grid content-start gap-3.5">
          <Skeleton width="60%" height={32} />
          <Skeleton width="85%" />
          <Skeleton width="50%" />
          <Skeleton shape="block" className="mt-2 h-80 w-full" />
        </span>
      </span>
    </SkeletonGroup>
  );
}
