import { useQuery } from '@tanstack/react-query';
import { limits } from '@zaojie/contract/limits';
import type { Series } from '@zaojie/contract/posts/series.schemas';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { readActing } from '../../../api/acting.ts';
import { readSession } from '../../../api/session.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { seriesListQuery } from '../../posts/series/series-queries.ts';
import type { ChosenSeries } from '../draft.ts';

const { most, postsMost, titleMax } = limits.series;

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

type ChoiceProps = { value: ChosenSeries | null; onChoose: (series: ChosenSeries | null) => void };

/** It is made when the post is published, so that a post which never is leaves no empty series behind. */
function NewSeries({ value, onChoose, onCancel }: ChoiceProps & { onCancel: (() => void) | null }) {
  const [title, setTitle] = useState(value?.id === null ? value.title : '');
  const [problem, setProblem] = useState<string>();
  function choose() {
    if (title.trim() === '') setProblem('请输入合集标题');
    else onChoose({ id: null, title: title.trim() });
  }
  return (
    <div className="space-y-4">
      <TextInput
        label="合集标题"
        value={title}
        error={problem}
        hint="和这篇一起建好，它是第一篇"
        maxLength={titleMax}
        autoComplete="off"
        onChange={(event) => {
          setTitle(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          // The Enter that ends the writing of a Chinese word chooses nothing.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          choose();
        }}
      />
      <div className="flex justify-end gap-2">
        {onCancel ? (
          <Button look="quiet" onClick={onCancel}>
            返回
          </Button>
        ) : null}
        <Button look="primary" onClick={choose}>
          确定
        </Button>
      </div>
    </div>
  );
}

function SeriesChoice({ value, onChoose }: ChoiceProps) {
  // Whoever acts for another writes into the other's series.
  const ownerId = Number(readActing() ?? readSession()?.user.id ?? 0);
  const { data, isError, isFetching, refetch } = useQuery(seriesListQuery(ownerId));
  const [isAdding, setAdding] = useState(value?.id === null);

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
  if (isAdding || data.length === 0) {
    const back = data.length === 0 ? null : () => setAdding(false);
    return <NewSeries value={value} onChoose={onChoose} onCancel={back} />;
  }
  return (
    <>
      <ul className="-mx-3 max-h-80 overflow-y-auto">
        {data.map((series) => {
          const { id, title } = series;
          const isChosen = id === value?.id;
          return (
            <li key={id}>
              <SeriesRow
                series={series}
                isChosen={isChosen}
                onPick={() => onChoose(isChosen ? null : { id, title })}
              />
            </li>
          );
        })}
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

export interface SeriesChoiceDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  value: ChosenSeries | null;
  /** Null when the chosen one was pressed again. */
  onApply: (series: ChosenSeries | null) => void;
}

/** Which series the post joins. */
export function SeriesChoiceDialog({ open, onOpenChange, value, onApply }: SeriesChoiceDialogProps) {
  function choose(series: ChosenSeries | null) {
    onApply(series);
    onOpenChange(false);
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="加入合集" size="small">
      <SeriesChoice value={value} onChoose={choose} />
    </Dialog>
  );
}
