import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listGameReplies } from '@zaojie/contract/games/game.endpoints';
import type { GameComment } from '@zaojie/contract/games/game-comment.schemas';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { mergeReplies } from './comment-cache.ts';

/** Opens the answers that the list left out, a page at a time. */
export function useMoreReplies(comment: GameComment) {
  const client = useQueryClient();
  const [next, setNext] = useState<{ cursor: string | null }>({ cursor: null });
  const left = Math.max(0, comment.reply_count - comment.replies.length);
  const fetching = useMutation({
    mutationFn: async () =>
      (await call(listGameReplies, { query: { comment_id: comment.id, cursor: next.cursor } })).data,
    onSuccess: (page) => {
      mergeReplies(client, comment, page.data);
      setNext({ cursor: page.next_cursor ?? null });
    },
    onError: (error) => toast.error(messageOf(error, '获取评论失败')),
  });
  return { left, isPending: fetching.isPending, open: () => fetching.mutate() };
}
