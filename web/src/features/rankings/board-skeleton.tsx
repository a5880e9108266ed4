import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { TOP_GRID } from './creator-board.tsx';

const CARDS = [1, 2, 3];
const ROWS = [4, 5, 6, 7];

/** Three cards and some rows in the shape of what comes. */
export function BoardSkeleton() {
  return (
    <SkeletonGroup>
      <span className={TOP_GRID}>
        {CARDS.map((place) => (
          <Card key={place} bleed className="overflow-hidden">
            <Skeleton shape="block" height={212} className="rounded-none max-md:h-26!" />
            <div className="px-5 pb-4.5 max-md:px-4">
              <Skeleton shape="circle" width={56} height={56} className="relative -mt-7" />
              <Skeleton width={112} className="mt-4" />
              <Skeleton width={160} className="mt-3" />
              <Skeleton width="80%" height={44} className="mt-7" />
              <Skeleton shape="block" width={72} height={30} className="mt-6 ml-auto" />
            </div>
          </Card>
        ))}
      </span>
      {ROWS.map((place) => (
        <span key={place} className="flex min-h-19 items-center gap-4 border-b border-line">
          <Skeleton width={24} />
          <Skeleton shape="circle" width={44} height={44} />
          <Skeleton width={128} />
          <Skeleton width={180} className="ml-auto max-md:hidden" />
        </span>
      ))}
    </SkeletonGroup>
  );
}
