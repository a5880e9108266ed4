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
            className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4 not-first:border-t not-first:border-line max-md:gap-x-3 max-md:px-4"
          >
            <Skeleton shape="block" width={96} height={72} className="max-md:w-18!" />
            <span className="grid flex-1 gap-2.5">
              <Skeleton width="46%" height={18} className="max-md:w-4/5!" />
              <Skeleton width="28%" className="max-md:w-3/5!" />
            </span>
            <span className="grid w-72 gap-2.5 max-xl:hidden max-md:grid max-md:w-full max-md:border-t max-md:border-dashed max-md:border-line max-md:pt-3">
              <Skeleton width="52%" height={16} />
              <Skeleton width="72%" />
            </span>
            <Skeleton width={110} height={18} />
            <Skeleton shape="block" width={108} height={38} className="max-md:ml-auto" />
          </span>
        ))}
      </Card>
    </SkeletonGroup>
  );
}
