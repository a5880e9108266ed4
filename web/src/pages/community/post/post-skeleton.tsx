import { Card } from '../../../ui/layout/card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { ARTICLE_PADDING } from './post-article.tsx';

/** The outline of a post while it is on its way. */
export function PostSkeleton() {
  return (
    <Card bleed className={ARTICLE_PADDING}>
      <SkeletonGroup>
        <span className="flex items-center gap-3">
          <Skeleton shape="circle" width={48} height={48} />
          <span className="grid gap-2.5">
            <Skeleton width={120} />
            <Skeleton width={160} />
          </span>
        </span>
        <Skeleton width="62%" height={28} className="mt-6" />
        <Skeleton width="90%" className="mt-6" />
        <Skeleton width="84%" className="mt-3.5" />
        <Skeleton width="48%" className="mt-3.5" />
        <Skeleton shape="block" className="mt-6 mb-6 aspect-video w-full" />
      </SkeletonGroup>
    </Card>
  );
}
