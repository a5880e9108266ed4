import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteComment } from '@zaojie/contract/comments/comment.endpoints';
import type { Reply } from '@zaojie/contract/comments/comment.schemas';
import { call, messageOf } from '../../api/client.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { removeComment } from './comment-cache.ts';
import type { OnCountChange } from './comment-context.ts';

/** Asks first; a comment takes its replies along, so the server says how many are left. */
export function useDeleteComment(onCountChange: OnCountChange) {
  const client = useQueryClient();
  const deleting = useMutation({
    mutationFn: async (target: Reply) => (await call(deleteComment, { params: { id: target.id } })).data,
    onSuccess: ({ comment_count }, target) => {
      removeComment(client, target);
      onCountChange(() => comment_count);
      toast.success('评论已删除');
    },
    onError: (error) => toast.error(messageOf(error, '删除评论失败')),
  });
  return async (target: Reply) => {
    if (deleting.isPending) return;
    const isSure = await dialog.confirm({
      message: '确定要删除这条评论吗？',
      danger: true,
    });
    if (isSure) deleting.mutate(target);
  };
}
