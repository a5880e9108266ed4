import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';

/** A card in the shape of what comes. */
export function CreatorCardSkeleton() {
  return (
    <Card bleed className="overflow-hidden">
      <div className="grid h-59 grid-cols-[2.06fr_1fr] grid-rows-3 gap-0.5 [&>*]:rounded-none [&>:first-child]:row-span-3">
        {['large', 'first', 'second', 'third'].map((part) => (
          <Skeleton key={part} shape="block" height="100%" />
        ))}
      </div>
      <div className="grid gap-3 px-4.5 pt-4 pb-4.5">
        <div className="flex items-center gap-3">
          <Skeleton shape="circle" width={48} height={48} />
          <span className="grid gap-2">
            <Skeleton width={96} />
            <Skeleton width={128} />
          </span>
        </div>
        <div className="grid grid-cols-3 border-y border-line py-3.5">
          <Skeleton width={44} height={28} />
          <Skeleton width={44} height={28} />
          <Skeleton width={44} height={28} />
        </div>
        <div className="flex items-center justify-between">
          <Skeleton width={88} height={24} />
          <Skeleton shape="block" width={94} height={38} />
        </div>
      </div>
    </Card>
  );
}
