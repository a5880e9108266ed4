import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listReplies } from '@zaojie/contract/comments/comment.endpoints';
import type { Comment, Reply } from '@zaojie/contract/comments/comment.schemas';
import { useState } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { mergeReplies } from './comment-cache.ts';

/** How far the replies were opened, and which came last. */
type Opened = { cursor: string | null; lastIds: readonly number[] };

/** Asking for the whole list again folds the replies up; what was known about their rest holds no longer. */
function isFolded({ lastIds }: Opened, shown: readonly Reply[]): boolean {
  return lastIds.length > 0 && !shown.some((reply) => lastIds.includes(reply.id));
}

/** Opens the replies that the list left out, a page at a time. */
export function useMoreReplies(comment: Comment) {
  const client = useQueryClient();
  const [known, setKnown] = useState<Opened | null>(null);
  const opened = known === null || isFolded(known, comment.replies) ? null : known;
  const fetching = useMutation({
    mutationFn: async () =>
      (await call(listReplies, { query: { comment_id: comment.id, cursor: opened?.cursor ?? null } })).data,
    onSuccess: (page) => {
      const before = new Set(comment.replies.map((reply) => reply.id));
      const lastIds = page.data.map((reply) => reply.id).filter((id) => !before.has(id));
      mergeReplies(client, comment, page.data);
      setKnown({ cursor: page.next_cursor ?? null, lastIds });
    },
    onError: (error) => toast.error(messageOf(error, '获取评论失败')),
  });
  const isEnd = opened !== null && opened.cursor === null;
  const left = isEnd ? 0 : Math.max(0, comment.reply_count - comment.replies.length);
  return {
    left,
    isPending: fetching.isPending,
    open: () => {
      if (!fetching.isPending) fetching.mutate();
    },
  };
}
