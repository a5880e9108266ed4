import { useQuery } from '@tanstack/react-query';
import { limits } from '@zaojie/contract/limits';
import type { Series } from '@zaojie/contract/posts/series.schemas';
import { Check, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { seriesListQuery } from './series-queries.ts';

const { most, postsMost } = limits.series;

const ROW =
  'flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-left transition-colors hover:bg-float-hover';
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

type RowProps = { series: Series; isChosen: boolean; onPick: () => void };

function SeriesRow({ series: { title, posts_count: count }, isChosen, onPick }: RowProps) {
  const isFull = count >= postsMost && !isChosen;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isFull}
      onClick={onPick}
      className={classNames(ROW, isFull && 'pointer-events-none text-ink-3')}
    >
      <span className="min-w-0 truncate">{title}</span>
      <span className="ml-auto shrink-0 text-13 text-ink-3">
        {count} 篇{isFull ? '，放满了' : ''}
      </span>
      <Check {...icon} className={isChosen ? 'shrink-0 text-brand-ink' : 'invisible shrink-0'} />
    </button>
  );
}

export interface SeriesListProps {
  ownerId: number;
  /** Which of them hold this post is told with the list. */
  postId?: number;
  isChosen: (series: Series) => boolean;
  onPick: (series: Series) => void;
  /** A new one is what was chosen last. */
  startsAdding?: boolean;
  /** What a new one is made with; whoever has none has nothing to go back to. */
  renderForm: (onBack: (() => void) | null) => ReactNode;
}

/** Somebody's series to choose one from, or a new one. */
export function SeriesList(props: SeriesListProps) {
  const { ownerId, postId, isChosen, onPick, startsAdding = false, renderForm } = props;
  const { data, isError, isFetching, refetch } = useQuery(seriesListQuery(ownerId, postId));
  const [isAdding, setAdding] = useState(startsAdding);
  if (isError && !data) {
    return <InlineError text="合集没有取到" onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) {
    return (
      <SkeletonGroup className="grid gap-2">
        <Skeleton height={44} />
        <Skeleton height={44} />
      </SkeletonGroup>
    );
  }
  if (data.length === 0) return renderForm(null);
  if (isAdding) return renderForm(() => setAdding(false));
  return (
    <>
      <ul className="-mx-3 max-h-80 overflow-y-auto">
        {data.map((series) => (
          <li key={series.id}>
            <SeriesRow series={series} isChosen={isChosen(series)} onPick={() => onPick(series)} />
          </li>
        ))}
      </ul>
      {data.length < most ? (
        <button
          type="button"
          onClick={() => setAdding(true)}
          className={`${ROW} -mx-3 mt-1 w-[calc(100%+24px)] text-brand-ink`}
        >
          <Plus {...icon} />
          新建合集
        </button>
      ) : null}
    </>
  );
}
