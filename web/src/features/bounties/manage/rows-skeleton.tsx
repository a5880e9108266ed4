import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

export function RowsSkeleton() {
  return (
    <SkeletonGroup>
      {[0, 1, 2, 3].map((row) => (
        <span key={row} className="flex items-center gap-5 border-b border-line py-4">
          <Skeleton shape="block" width={96} height={72} />
          <span className="grid flex-1 gap-2.5">
            <Skeleton width="40%" height={18} />
            <Skeleton width="24%" />
          </span>
          <Skeleton width={110} height={18} className="max-md:hidden" />
          <Skeleton shape="block" width={92} height={38} className="max-md:hidden" />
        </span>
      ))}
    </SkeletonGroup>
  );
}
