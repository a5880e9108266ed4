import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

export function CommentSkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonGroup>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="flex gap-3 pt-4.5 pb-6">
          <Skeleton shape="circle" width={40} height={40} />
          <span className="grid flex-1 content-start gap-3">
            <Skeleton width={96} />
            <Skeleton width="82%" />
          </span>
        </span>
      ))}
    </SkeletonGroup>
  );
}
