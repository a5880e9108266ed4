import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addComment } from '@zaojie/contract/posts/comment.endpoints';
import { call, messageOf } from '../../api/client.ts';
import { toast } from '../../ui/toast.tsx';
import { insertComment } from './comment-cache.ts';
import type { OnCountChange } from './comment-context.ts';

export type ReplyTarget = { parentId: number; userId: number; nickname: string };

export function useAddComment(postId: number, onCountChange: OnCountChange) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ content, target }: { content: string; target: ReplyTarget | null }) => {
      const replying = target === null ? {} : { parent_id: target.parentId, reply_user_id: target.userId };
      return (await call(addComment, { body: { post_id: postId, content, ...replying } })).data;
    },
    onSuccess: (added) => {
      insertComment(client, added);
      onCountChange((count) => count + 1);
      toast.success('评论发布成功');
    },
    onError: (error) => toast.error(messageOf(error, '发布评论失败')),
  });
}
