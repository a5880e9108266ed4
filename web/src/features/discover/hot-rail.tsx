import { useQuery } from '@tanstack/react-query';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { later } from '../../ui/feedback/later.tsx';
import { carried } from '../../ui/theme/whole-styles.ts';
import { RailSkeleton } from '../../ui/feedback/rail-skeleton.tsx';
import { hotQuery } from './discover-queries.ts';
import type { Hot } from './hot-lists.tsx';
import { useStickyFoot } from '../../hooks/use-sticky-foot.ts';

/** Phones have no room for the rail, so its lists come where there is some, while their answer is on its way. */
const HotSections = later<{ hot: Hot }>(
  async () => (await carried(() => import('./hot-sections.tsx'))).HotSections,
  '热门内容没有加载出来',
);

/** What the community looks at, beside the feed. It scrolls with the page until its end is in sight, then stays. */
export function HotRail() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(hotQuery);
  const rail = useStickyFoot<HTMLDivElement>();
  return (
    <div ref={rail} className="sticky grid grid-cols-[minmax(0,1fr)] gap-7">
      {isPending ? <RailSkeleton /> : null}
      {isError ? (
        <InlineError text="热门内容没有取到" onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data ? <HotSections hot={data} room={<RailSkeleton />} /> : null}
    </div>
  );
}
