import { useQueryClient } from '@tanstack/react-query';
import { markPost, type PostMove } from '@zaojie/contract/posts/post-marks.endpoints';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { postKeys } from '../post-cache.ts';

export const markedKeys = { all: ['marked-posts'] as const };

export function useMarkPost(id: number) {
  const client = useQueryClient();
  return useOneAtATime(async (move: PostMove) => {
    try {
      toast.success((await call(markPost, { body: { id, move } })).msg);
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
    } finally {
      await client.invalidateQueries({ queryKey: markedKeys.all });
      await client.invalidateQueries({ queryKey: postKeys.detail(id) });
    }
  });
}
