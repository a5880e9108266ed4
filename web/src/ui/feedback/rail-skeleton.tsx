import { Skeleton, SkeletonGroup } from './skeleton.tsx';

/** A head and a few rows with a small picture, as the lists beside a page have them. */
export function RailSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <SkeletonGroup className="grid gap-3.5">
      <Skeleton width={90} height={18} />
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className="flex items-center gap-3">
          <span className="grid flex-1 gap-2">
            <Skeleton width="85%" />
            <Skeleton width="50%" className="h-3!" />
          </span>
          <Skeleton shape="block" width={56} height={42} />
        </span>
      ))}
    </SkeletonGroup>
  );
}
