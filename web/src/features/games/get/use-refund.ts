import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refundGame } from '@zaojie/contract/games/game-purchase.endpoints';
import { call, messageOf } from '../../../api/client.ts';
import { newRepeatKey } from '../../../api/repeat-keys.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { walletKeys } from '../../wallet/wallet-queries.ts';
import { gameKeys } from '../game-queries.ts';

/** Gives a game back, all of the money, after a question. */
export function useRefund(gameId: number) {
  const client = useQueryClient();
  const refunding = useMutation({
    mutationFn: async () => {
      const idempotencyKey = newRepeatKey();
      return (await call(refundGame, { body: { id: gameId }, idempotencyKey })).data;
    },
    onSuccess: ({ purchase }) =>
      toast.success(`已退款，${formatYuan(purchase.price, { exact: true })} 回到可用余额`),
    onError: (error) => toast.error(messageOf(error, '没有退成，请重试')),
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: gameKeys.detail(gameId) }),
        client.invalidateQueries({ queryKey: gameKeys.mine }),
        client.invalidateQueries({ queryKey: walletKeys.all }),
      ]);
    },
  });
  async function refund(paid: number) {
    if (refunding.isPending) return;
    const isSure = await dialog.confirm({
      title: '退掉这款游戏',
      message: `${formatYuan(paid, { exact: true })} 会马上回到你的可用余额，游戏从“我的游戏”里拿走。`,
      confirmText: '退款',
    });
    if (isSure) refunding.mutate();
  }
  return { refund, isRefunding: refunding.isPending };
}
