import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

/** In the shape of what comes; as high as the window, so that the footer doesn't show itself and leave again. */
export function ProjectSkeleton() {
  return (
    <SkeletonGroup className="min-h-dvh">
      <Skeleton width={140} className="mb-4" />
      <Skeleton width={240} height={32} className="mb-3" />
      <Skeleton width="50%" className="mb-6" />
      <span className="grid grid-cols-[minmax(0,1fr)_320px] gap-x-10 gap-y-5 max-[1180px]:grid-cols-[minmax(0,1fr)]">
        <Skeleton
          shape="block"
          className="aspect-video w-full rounded-card! max-md:-mx-4 max-md:w-auto! max-md:max-w-none! max-md:rounded-none!"
        />
        <span className="grid content-start gap-3.5">
          <Skeleton shape="block" className="h-52 w-full" />
          <Skeleton width="40%" />
          <Skeleton width="70%" />
          <Skeleton width="60%" />
        </span>
      </span>
    </SkeletonGroup>
  );
}
