import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addToSeries, removeFromSeries } from '@zaojie/contract/posts/series.endpoints';
import type { Series } from '@zaojie/contract/posts/series.schemas';
import { bracketed } from '@zaojie/contract/titles';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useSession } from '../../../api/session.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { postKeys } from '../post-cache.ts';
import { SeriesForm } from './series-form.tsx';
import { seriesKeys, seriesListQuery } from './series-queries.ts';

const ROW =
  'flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-left transition-colors hover:bg-float-hover';
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

function SeriesRow({ series, onPick }: { series: Series; onPick: () => void }) {
  return (
    <button type="button" aria-pressed={series.holds} onClick={onPick} className={ROW}>
      <span className="min-w-0 truncate">{series.title}</span>
      <span className="ml-auto shrink-0 text-13 text-ink-3">{series.posts_count} 篇</span>
      <Check {...icon} className={series.holds ? 'shrink-0 text-brand-ink' : 'invisible shrink-0'} />
    </button>
  );
}

/** One's series, the one that holds the post marked: a press puts it into another, or takes it out of its own. */
function SeriesPicker({ postId, onDone }: { postId: number; onDone: () => void }) {
  const client = useQueryClient();
  const userId = useSession()?.user.id ?? 0;
  const { data, isError, isFetching, refetch } = useQuery(seriesListQuery(userId, postId));
  const [isAdding, setAdding] = useState(false);

  function finish(words: string) {
    toast.success(words, { id: 'series' });
    void client.invalidateQueries({ queryKey: seriesKeys.all });
    void client.invalidateQueries({ queryKey: postKeys.detail(postId) });
    onDone();
  }
  const pick = useOneAtATime(async ({ id, title, holds }: Series) => {
    try {
      if (holds) await call(removeFromSeries, { body: { post_id: postId } });
      else await call(addToSeries, { body: { series_id: id, post_id: postId } });
      finish(holds ? `已移出合集${bracketed(title)}` : `已加入合集${bracketed(title)}`);
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请稍后重试'));
    }
  });

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
    return (
      <SeriesForm
        series={null}
        postId={postId}
        onSaved={(_id, title) => finish(`已加入合集${bracketed(title)}`)}
        onCancel={data.length === 0 ? onDone : () => setAdding(false)}
      />
    );
  }
  return (
    <>
      <ul className="-mx-3 max-h-80 overflow-y-auto">
        {data.map((series) => (
          <li key={series.id}>
            <SeriesRow series={series} onPick={() => void pick(series)} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => setAdding(true)}
        className={`${ROW} -mx-3 mt-1 w-[calc(100%+24px)] text-brand-ink`}
      >
        <Plus {...icon} />
        新建合集
      </button>
    </>
  );
}

export type SeriesPickerDialogProps = {
  postId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function SeriesPickerDialog({ postId, open, onOpenChange }: SeriesPickerDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="加入合集" size="small">
      <SeriesPicker postId={postId} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
