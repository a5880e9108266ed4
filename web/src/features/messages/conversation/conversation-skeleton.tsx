import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

/** Bubbles to come, theirs and one's own. */
export function ConversationSkeleton() {
  return (
    <SkeletonGroup className="flex flex-1 flex-col justify-end gap-3 px-7 pb-5 max-md:px-3">
      {[48, 30, 56, 36].map((width, index) => (
        <Skeleton
          key={width}
          shape="block"
          width={`${width}%`}
          height={44}
          className={index % 2 === 1 ? 'self-end' : ''}
        />
      ))}
    </SkeletonGroup>
  );
}
