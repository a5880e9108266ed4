import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addComment } from '@zaojie/contract/posts/comment.endpoints';
import { useState } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { RepeatKeys } from '../../api/repeat-keys.ts';
import { toast } from '../../ui/toast.tsx';
import { insertComment } from './comment-cache.ts';
import type { OnCountChange } from './comment-context.ts';

export type ReplyTarget = { parentId: number; userId: number; nickname: string };

export function useAddComment(postId: number, onCountChange: OnCountChange) {
  const client = useQueryClient();
  const [keys] = useState(() => new RepeatKeys());
  return useMutation({
    mutationFn: async ({ content, target }: { content: string; target: ReplyTarget | null }) => {
      const replying = target === null ? {} : { parent_id: target.parentId, reply_user_id: target.userId };
      const body = { post_id: postId, content, ...replying };
      return (await call(addComment, { body, idempotencyKey: keys.of(body) })).data;
    },
    onSuccess: (added) => {
      keys.done();
      insertComment(client, added);
      onCountChange((count) => count + 1);
      toast.success('评论发布成功');
    },
    onError: (error) => toast.error(messageOf(error, '发布评论失败')),
  });
}
