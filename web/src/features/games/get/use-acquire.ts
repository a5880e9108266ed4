import { useMutation, useQueryClient } from '@tanstack/react-query';
import { acquireGame } from '@zaojie/contract/games/game-purchase.endpoints';
import type { GameBuild, GameDetail } from '@zaojie/contract/games/game.schemas';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { walletKeys } from '../../wallet/wallet-queries.ts';
import { gameKeys } from '../game-queries.ts';

type Options = { onDone: (builds: GameBuild[]) => void };

/** Makes a game one's own: free at once, or paid from the wallet. The price that was seen is the one that is paid. */
export function useAcquire({ id, price }: Pick<GameDetail, 'id' | 'price'>, { onDone }: Options) {
  const client = useQueryClient();
  const [keys] = useState(() => new RepeatKeys(`game:${id}`));
  return useMutation({
    mutationFn: async () => {
      const body = { id, price };
      return (await call(acquireGame, { body, idempotencyKey: keys.of(body) })).data;
    },
    onSuccess: ({ purchase, builds }) => {
      keys.done();
      toast.success(purchase.price > 0 ? '购买成功，已放进我的游戏' : '已放进我的游戏');
      onDone(builds);
    },
    onError: (error) => toast.error(messageOf(error, '没有获取到，请重试')),
    // A price that has changed, or a game that is there already: what is shown is asked anew in any case.
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: gameKeys.detail(id) }),
        client.invalidateQueries({ queryKey: gameKeys.mine }),
        client.invalidateQueries({ queryKey: walletKeys.all }),
      ]);
    },
  });
}
