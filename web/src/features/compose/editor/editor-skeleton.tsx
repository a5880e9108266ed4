import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

const TOOLS = 13;

/** As high as the editor with its toolbar, so that nothing below moves when it comes. */
export function EditorSkeleton() {
  return (
    <SkeletonGroup className="overflow-hidden rounded-control border border-line-2 bg-surface">
      <span className="flex items-center gap-0.5 overflow-hidden border-b border-line px-2 py-1.5 max-md:gap-2.5 max-md:py-2.5 dark:border-line-2">
        {Array.from({ length: TOOLS }, (_, index) => (
          <span key={index} className="grid size-8 shrink-0 place-items-center">
            <Skeleton width={18} height={18} />
          </span>
        ))}
      </span>
      <span className="grid min-h-42 content-start gap-3 px-3.5 py-4">
        <Skeleton width="55%" />
        <Skeleton width="35%" />
      </span>
    </SkeletonGroup>
  );
}
