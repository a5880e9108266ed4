import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';

export function BountyCardSkeleton({ withPictures = true }: { withPictures?: boolean }) {
  return (
    <Card bleed className="flex h-[374px] flex-col p-5 max-md:h-auto max-md:p-4" aria-hidden="true">
      <span className="flex justify-between">
        <Skeleton width="52%" height={20} />
        <Skeleton width={96} height={20} />
      </span>
      <span className="mt-3.5 flex gap-1.5">
        <Skeleton width={44} height={22} />
        <Skeleton width={44} height={22} />
      </span>
      <Skeleton className="mt-4" />
      <Skeleton className="mt-2.5" width="78%" />
      {withPictures ? <Skeleton shape="block" height={118} className="mt-4" /> : null}
      <Skeleton className="mt-auto max-md:mt-5" width={200} />
      <span className="mt-4 flex items-center gap-2.5">
        <Skeleton shape="circle" width={36} height={36} />
        <span className="grid flex-1 gap-2">
          <Skeleton width={80} />
          <Skeleton width={56} height={10} />
        </span>
        <Skeleton shape="block" width={92} height={38} />
      </span>
    </Card>
  );
}
