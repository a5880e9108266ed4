import { useQueryClient } from '@tanstack/react-query';
import { reviewGame } from '@zaojie/contract/games/game-publishing.endpoints';
import type { PendingGame } from '@zaojie/contract/games/game.schemas';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { gameKeys } from '../game-queries.ts';

type Verdict = { id: number; verdict: 'approve' | 'reject'; reason: string };

/** What an administrator decides. Another one may have been faster: then the list is asked anew and shows what is. */
export function useVerdicts() {
  const client = useQueryClient();
  const [busyId, setBusyId] = useState<number | null>(null);
  const give = useOneAtATime(async (body: Verdict) => {
    setBusyId(body.id);
    try {
      await call(reviewGame, { body });
      toast.success(body.verdict === 'approve' ? '已通过，游戏上架了' : '已退回，开发者会看到理由');
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
    } finally {
      setBusyId(null);
      await client.invalidateQueries({ queryKey: gameKeys.all });
    }
  });
  return {
    busyId,
    approve: ({ id }: PendingGame) => give({ id, verdict: 'approve', reason: '' }),
    reject: ({ id }: PendingGame, reason: string) => give({ id, verdict: 'reject', reason }),
  };
}
export type Verdicts = ReturnType<typeof useVerdicts>;
