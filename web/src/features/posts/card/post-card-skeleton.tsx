import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** The outline of a card; a picture on every other one, as in a real feed. */
export function PostCardSkeleton({ withPicture = false }: { withPicture?: boolean }) {
  return (
    <div className="grid grid-cols-[48px_minmax(0,1fr)] gap-x-3.5 rounded-card border border-line bg-surface px-7 pt-5.5 pb-5 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:px-4">
      <Skeleton shape="circle" width={48} height={48} />
      <div className="flex min-h-12 flex-col justify-center gap-2">
        <Skeleton width={120} />
        <Skeleton width={160} className="h-3!" />
      </div>
      <div className="col-start-2 grid gap-2.5 pt-3 max-md:col-span-full max-md:col-start-1">
        <Skeleton width="55%" height={20} />
        <Skeleton />
        <Skeleton width="80%" />
        {withPicture ? <Skeleton shape="block" height={320} className="mt-1 w-full" /> : null}
        <Skeleton width={260} className="mt-2" />
      </div>
    </div>
  );
}
