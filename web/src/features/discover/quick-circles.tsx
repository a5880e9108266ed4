import { useQuery } from '@tanstack/react-query';
import { limits } from '@zaojie/contract/limits';
import { formatCount } from '../../text/numbers.ts';
import { classNames } from '../../ui/class-names.ts';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { CircleIcon } from './circle-icon.tsx';
import { quickCirclesQuery } from './discover-queries.ts';

const ROW =
  'mt-3 mb-1 grid min-w-0 grid-cols-5 gap-2.5 max-lg:flex max-lg:scrollbar-none max-lg:overflow-x-auto max-lg:py-0.5 max-md:-mx-4 max-md:mb-0 max-md:gap-2 max-md:px-4';

type QuickCirclesProps = { chosenId: number | null; onChoose: (id: number | null) => void };

/** The largest circles as filters of the feed; the chosen one pressed again lets go. */
export function QuickCircles({ chosenId, onChoose }: QuickCirclesProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(quickCirclesQuery);
  if (isPending) {
    return (
      <SkeletonGroup className={ROW}>
        {Array.from({ length: limits.circle.quickButtons }, (_, index) => (
          <Skeleton key={index} shape="block" height={52} className="max-lg:w-35" />
        ))}
      </SkeletonGroup>
    );
  }
  if (isError && !data) {
    return (
      <InlineError
        text="圈子没有取到"
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="mt-3 mb-1 h-13"
      />
    );
  }
  // Without circles the feed is still whole.
  if (!data || data.length === 0) return null;
  return (
    <fieldset aria-label="按圈子筛选" className={ROW}>
      {data.map((circle) => (
        <button
          key={circle.id}
          type="button"
          aria-pressed={circle.id === chosenId}
          onClick={() => onChoose(circle.id === chosenId ? null : circle.id)}
          className={classNames(
            'flex h-13 min-w-0 items-center gap-2.5 rounded-control border px-2.5 text-left leading-[1.35] transition-colors hover:border-brand-line max-lg:shrink-0 max-lg:pr-3.5',
            circle.id === chosenId ? 'border-brand-line bg-brand-tint' : 'border-line bg-surface',
          )}
        >
          <CircleIcon circle={circle} size={34} />
          <span className="min-w-0">
            <span
              className={classNames('block truncate font-medium', circle.id === chosenId && 'text-brand-ink')}
            >
              {circle.name}
            </span>
            <span className="block text-12 whitespace-nowrap text-ink-3">
              {formatCount(circle.posts_count)} 篇帖子
            </span>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
