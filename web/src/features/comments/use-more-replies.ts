import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listReplies } from '@zaojie/contract/posts/comment.endpoints';
import type { Comment } from '@zaojie/contract/posts/comment.schemas';
import { useState } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { toast } from '../../ui/toast.tsx';
import { mergeReplies } from './comment-cache.ts';

/** Opens the replies that the list left out, a page at a time. */
export function useMoreReplies(comment: Comment) {
  const client = useQueryClient();
  const [next, setNext] = useState<{ cursor: string | null; isEnd: boolean }>({ cursor: null, isEnd: false });
  const fetching = useMutation({
    mutationFn: async () =>
      (await call(listReplies, { query: { comment_id: comment.id, cursor: next.cursor } })).data,
    onSuccess: (page) => {
      mergeReplies(client, comment, page.data);
      const cursor = page.next_cursor ?? null;
      setNext({ cursor, isEnd: cursor === null });
    },
    onError: (error) => toast.error(messageOf(error, '获取评论失败')),
  });
  const left = next.isEnd ? 0 : Math.max(0, comment.reply_count - comment.replies.length);
  return {
    left,
    isPending: fetching.isPending,
    open: () => {
      if (!fetching.isPending) fetching.mutate();
    },
  };
}
