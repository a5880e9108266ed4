import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addComment } from '@zaojie/contract/comments/comment.endpoints';
import { useState } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { RepeatKeys } from '../../api/repeat-keys.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { insertComment } from './comment-cache.ts';
import type { OnCountChange } from './comment-context.ts';

/** The words that are answered, the comment they stand under, and who wrote them. */
export type Answered = { id: number; parentId: number; userId: number };
/** What goes along with the words. */
export type Extras = { media_urls?: string[]; quote_id?: number };
export type ReplyTarget = Answered & { nickname: string };

export function useAddComment(
  postId: number,
  onCountChange: OnCountChange,
  onSent?: (content: string) => void,
  onFailed?: (error: unknown) => void,
) {
  const client = useQueryClient();
  const [keys] = useState(() => new RepeatKeys(`comment:${postId}`));
  return useMutation({
    mutationFn: async ({
      content,
      target,
      extras,
    }: {
      content: string;
      target: Answered | null;
      extras?: Extras;
    }) => {
      const replying = target === null ? {} : { parent_id: target.parentId, reply_user_id: target.userId };
      const body = { post_id: postId, content, ...replying, ...extras };
      return (await call(addComment, { body, idempotencyKey: keys.of(body) })).data;
    },
    onSuccess: (added, { content }) => {
      keys.done();
      insertComment(client, added);
      onCountChange((count) => count + 1);
      toast.success('评论发布成功');
      onSent?.(content);
    },
    onError: (error) => {
      toast.error(messageOf(error, '发布评论失败'));
      onFailed?.(error);
    },
  });
}
