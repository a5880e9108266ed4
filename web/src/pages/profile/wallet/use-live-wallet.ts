import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../api/live/live-bus.ts';
import { useThrottled } from '../../../api/live/use-throttled.ts';
import { walletKeys } from '../../../features/wallet/wallet-queries.ts';
import { withdrawalKeys } from '../../../features/withdrawals/withdrawal-queries.ts';

const AT_MOST_EVERY_MS = 1_000;

/** Whoever is told of money that moved sees it move. */
export function useLiveWallet(): void {
  const client = useQueryClient();
  const refresh = useThrottled(() => {
    void client.invalidateQueries({ queryKey: walletKeys.all });
    void client.invalidateQueries({ queryKey: withdrawalKeys.mine });
  }, AT_MOST_EVERY_MS);
  useLive((frame) => {
    if (frame.type === 'notice' && frame.notice_type === 'system') refresh();
  });
}
