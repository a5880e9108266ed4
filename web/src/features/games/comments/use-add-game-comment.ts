import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addGameComment } from '@zaojie/contract/games/game.endpoints';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { gameKeys } from '../game-queries.ts';
import { putComment, putReply } from './comment-cache.ts';

export type Words = {
  content: string;
  /** 1 to 5; null for words without one. */
  rating: number | null;
  /** The comment, or the answer, that these words answer; null for words about the game. */
  answeredId: number | null;
};

/** Says something about a game. A rating replaces the one that was there, words and all. */
export function useAddGameComment(gameId: number, onFailed: (error: unknown) => void) {
  const client = useQueryClient();
  const [keys] = useState(() => new RepeatKeys(`game-comment:${gameId}`));
  return useMutation({
    mutationFn: async ({ content, rating, answeredId }: Words) => {
      const body = {
        id: gameId,
        content,
        ...(rating !== null && { rating }),
        ...(answeredId !== null && { parent_id: answeredId }),
      };
      return (await call(addGameComment, { body, idempotencyKey: keys.of(body) })).data;
    },
    onSuccess: (added) => {
      keys.done();
      if (added.parent_id === 0) putComment(client, added);
      else putReply(client, added);
      toast.success('评论发布成功');
      // Counts, the figure and the bars are the server's to reckon.
      void client.invalidateQueries({ queryKey: gameKeys.detail(gameId) });
    },
    onError: (error) => {
      toast.error(messageOf(error, '发布评论失败'));
      onFailed(error);
    },
  });
}
