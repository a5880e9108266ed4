import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';

/** The head of a circle or a tag before the answer is there; its name is known from the address. */
export function TopicHeaderSkeleton({ name, withIcon }: { name: string; withIcon: boolean }) {
  return (
    <SkeletonGroup>
      <span className="flex items-center gap-5 max-md:gap-4">
        {withIcon ? (
          <Skeleton shape="block" width={88} height={88} className="rounded-card! max-md:size-16!" />
        ) : null}
        <span className="grid min-w-0 flex-1 gap-2.5">
          {name ? (
            <span className="truncate text-28 leading-title font-semibold max-md:text-22">{name}</span>
          ) : (
            <Skeleton width={180} height={32} />
          )}
          <Skeleton width={220} />
        </span>
      </span>
    </SkeletonGroup>
  );
}
