import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';

export function OrdersSkeleton() {
  return (
    <SkeletonGroup className="mt-6.5">
      <Skeleton width={64} height={18} className="mb-3.5" />
      <Card bleed>
        {[0, 1, 2, 3].map((row) => (
          <span
            key={row}
            className="flex items-center gap-5 px-5 py-4 not-first:border-t not-first:border-line"
          >
            <Skeleton shape="block" width={96} height={72} className="max-md:w-18!" />
            <span className="grid flex-1 gap-2.5">
              <Skeleton width="46%" height={18} />
              <Skeleton width="28%" />
            </span>
            <span className="grid w-72 gap-2.5 max-xl:hidden">
              <Skeleton width="52%" height={16} />
              <Skeleton width="72%" />
            </span>
            <Skeleton width={110} height={18} className="max-md:hidden" />
            <Skeleton shape="block" width={108} height={38} className="max-md:hidden" />
          </span>
        ))}
      </Card>
    </SkeletonGroup>
  );
}
