import { useQueryClient } from '@tanstack/react-query';
import { deleteComment } from '@zaojie/contract/comments/comment.endpoints';
import type { Reply } from '@zaojie/contract/comments/comment.schemas';
import { call, messageOf } from '../../api/client.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { removeComment } from './comment-cache.ts';
import type { OnCountChange } from './comment-context.ts';

/** Asks first; a comment takes its replies along, so the server says how many are left. */
export function useDeleteComment(onCountChange: OnCountChange) {
  const client = useQueryClient();
  return useOneAtATime(async (target: Reply) => {
    const isSure = await dialog.confirm({
      title: '删除评论',
      message: '确定要删除这条评论吗？',
      danger: true,
    });
    if (!isSure) return;
    try {
      const { data } = await call(deleteComment, { params: { id: target.id } });
      removeComment(client, target);
      onCountChange(() => data.comment_count);
      toast.success('评论已删除');
    } catch (error) {
      toast.error(messageOf(error, '删除评论失败'));
    }
  });
}
