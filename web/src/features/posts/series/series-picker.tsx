import { useQueryClient } from '@tanstack/react-query';
import { addToSeries, removeFromSeries } from '@zaojie/contract/posts/series.endpoints';
import type { Series } from '@zaojie/contract/posts/series.schemas';
import { bracketed } from '@zaojie/contract/titles';
import { call, messageOf } from '../../../api/client.ts';
import { useSession } from '../../../api/session.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { postKeys } from '../post-cache.ts';
import { SeriesForm } from './series-form.tsx';
import { SeriesList } from './series-list.tsx';
import { seriesKeys } from './series-queries.ts';

/** One's series, the one that holds the post marked: a press puts it into another, or takes it out of its own. */
function SeriesPicker({ postId, onDone }: { postId: number; onDone: () => void }) {
  const client = useQueryClient();
  const userId = useSession()?.user.id ?? 0;

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

  return (
    <SeriesList
      ownerId={userId}
      postId={postId}
      isChosen={({ holds }) => holds}
      onPick={(series) => void pick(series)}
      renderForm={(onBack) => (
        <SeriesForm
          series={null}
          postId={postId}
          onSaved={(_id, title) => finish(`已加入合集${bracketed(title)}`)}
          onCancel={onBack ?? onDone}
        />
      )}
    />
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
