import { useQueryClient } from '@tanstack/react-query';
import { orderSeries, removeFromSeries } from '@zaojie/contract/posts/series.endpoints';
import type { SeriesDetail, SeriesPost } from '@zaojie/contract/posts/series.schemas';
import { bracketed } from '@zaojie/contract/titles';
import { useRef } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { movedItem } from '../../uploads/image-queue.ts';
import { postKeys } from '../post-cache.ts';
import { seriesKeys } from './series-queries.ts';

/** Changes the order where it is shown at once, and saves one after another what came of it. */
export function useSeriesOrder(id: number) {
  const client = useQueryClient();
  const saving = useRef<Promise<void>>(Promise.resolve());
  const shown = () => client.getQueryData<SeriesDetail>(seriesKeys.one(id))?.posts ?? [];

  function show(posts: readonly SeriesPost[]) {
    // One that was asked for before would bring the old order back.
    void client.cancelQueries({ queryKey: seriesKeys.one(id) });
    client.setQueryData<SeriesDetail>(
      seriesKeys.one(id),
      (series) => series && { ...series, posts: [...posts] },
    );
  }

  async function save(postIds: number[]) {
    try {
      await call(orderSeries, { params: { id }, body: { post_ids: postIds } });
      for (const postId of postIds) client.removeQueries({ queryKey: postKeys.detail(postId) });
    } catch (error) {
      toast.error(messageOf(error, '顺序没有保存，请稍后重试'));
      await client.invalidateQueries({ queryKey: seriesKeys.one(id) });
    }
  }

  async function remove(post: SeriesPost) {
    const message = `把${bracketed(post.title)}移出合集？帖子本身会留着。`;
    if (!(await dialog.confirm({ title: '移出合集', message, confirmText: '移出' }))) return;
    try {
      await call(removeFromSeries, { body: { post_id: post.id } });
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请稍后重试'));
      return;
    }
    toast.success('已移出合集');
    client.removeQueries({ queryKey: postKeys.detail(post.id) });
    await client.invalidateQueries({ queryKey: seriesKeys.all });
  }

  return {
    onMove: (from: number, to: number) => show(movedItem(shown(), from, to)),
    onDrop: () => {
      const postIds = shown().map((post) => post.id);
      saving.current = saving.current.then(() => save(postIds));
    },
    onRemove: (post: SeriesPost) => void remove(post),
  };
}
