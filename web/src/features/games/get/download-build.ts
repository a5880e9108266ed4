import type { QueryClient } from '@tanstack/react-query';
import { downloadGame } from '@zaojie/contract/games/game-purchase.endpoints';
import type { GamePurchase } from '@zaojie/contract/games/game.schemas';
import { call, messageOf } from '../../../api/client.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { gameKeys } from '../game-queries.ts';

/** The address is for this once; the browser takes it from here. */
function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

type Wanted = { gameId: number; purchase: GamePurchase | null; buildId: number };

/** Fetches a file of a game. Whoever could still give the game back is told that this ends it. */
export async function downloadBuild(
  client: QueryClient,
  { gameId, purchase, buildId }: Wanted,
): Promise<void> {
  if (purchase?.status === 'held') {
    const isSure = await dialog.confirm({
      title: '下载后不能退款',
      message: '现在还可以全额退款。下载开始后，这次购买就不能退了。',
      confirmText: '下载',
    });
    if (!isSure) return;
  }
  try {
    const { data } = await call(downloadGame, { body: { build_id: buildId } });
    save(data.url, data.name);
    toast.success(`开始下载 ${data.name}`);
  } catch (error) {
    toast.error(messageOf(error, '下载没有开始，请重试'));
  } finally {
    void client.invalidateQueries({ queryKey: gameKeys.detail(gameId) });
    void client.invalidateQueries({ queryKey: gameKeys.mine });
  }
}
