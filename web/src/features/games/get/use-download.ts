import { useQueryClient } from '@tanstack/react-query';
import type { GamePurchase } from '@zaojie/contract/games/game.schemas';
import { useState } from 'react';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { downloadBuild } from './download-build.ts';

/** Fetches a file of a game, and says which is on its way. */
export function useDownload(gameId: number, purchase: GamePurchase | null) {
  const client = useQueryClient();
  const [busyId, setBusyId] = useState<number | null>(null);
  const download = useOneAtATime(async (buildId: number) => {
    setBusyId(buildId);
    await downloadBuild(client, { gameId, purchase, buildId });
    setBusyId(null);
  });
  return { download, busyId };
}
