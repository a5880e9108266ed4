import type { QueryClient } from '@tanstack/react-query';
import { acquireGame } from '@zaojie/contract/games/game-purchase.endpoints';
import type { GameBuild, GameDetail } from '@zaojie/contract/games/game.schemas';
import { call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { walletKeys } from '../../wallet/wallet-queries.ts';
import { gameKeys } from '../game-queries.ts';

/**
 * Makes a game one's own: free at once, or paid from the wallet. The price that was seen is the one that is paid. Gives what can be
 * downloaded now; null where it didn't work, which has been said.
 */
export async function acquire(
  client: QueryClient,
  { id, price }: Pick<GameDetail, 'id' | 'price'>,
): Promise<GameBuild[] | null> {
  const keys = new RepeatKeys(`game:${id}`);
  const body = { id, price };
  try {
    const { data } = await call(acquireGame, { body, idempotencyKey: keys.of(body) });
    keys.done();
    toast.success(data.purchase.price > 0 ? '购买成功，已放进我的游戏' : '已放进我的游戏');
    return data.builds;
  } catch (error) {
    toast.error(messageOf(error, '没有获取到，请重试'));
    return null;
  } finally {
    // A price that has changed, or a game that is there already: what is shown is asked anew in any case.
    for (const queryKey of [gameKeys.detail(id), gameKeys.mine, walletKeys.all]) {
      void client.invalidateQueries({ queryKey });
    }
  }
}
