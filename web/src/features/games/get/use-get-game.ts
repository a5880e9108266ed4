import { useQueryClient } from '@tanstack/react-query';
import type { GameBuild, GameDetail } from '@zaojie/contract/games/game.schemas';
import { useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { useMemberOnly } from '../../users/use-member-only.ts';
import { useResumed } from '../../users/use-resumed.ts';
import { doorOf } from './get-rules.ts';

/** The way to a game: what the main button does, and the dialogs that it may need. */
export function useGetGame(game: GameDetail) {
  const memberOnly = useMemberOnly();
  const [open, setOpen] = useState<'buy' | 'builds' | null>(null);
  const door = doorOf(game);
  const client = useQueryClient();
  const [isAcquiring, setIsAcquiring] = useState(false);
  const [busyId, setBusyId] = useState<number | null>(null);

  // The code for either comes with the first press.
  const download = useOneAtATime(async (buildId: number) => {
    setBusyId(buildId);
    try {
      const { downloadBuild } = await import('./download-build.ts');
      await downloadBuild(client, { gameId: game.id, purchase: game.my_purchase, buildId });
    } catch (error) {
      toast.error(messageOf(error, '下载没有开始，请重试'));
    } finally {
      setBusyId(null);
    }
  });

  function fetchFrom(builds: readonly GameBuild[]) {
    const [only] = builds;
    if (only !== undefined && builds.length === 1) void download(only.id);
    else setOpen('builds');
  }

  const take = useOneAtATime(async () => {
    setIsAcquiring(true);
    try {
      const { acquire } = await import('./acquire.ts');
      const builds = await acquire(client, game);
      // What was bought can still be given back, so its download isn't begun for anybody.
      if (builds !== null && door === 'free') fetchFrom(builds);
      else if (builds !== null) setOpen(null);
    } catch (error) {
      toast.error(messageOf(error, '没有获取到，请重试'));
    } finally {
      setIsAcquiring(false);
    }
  });

  function get() {
    if (door === 'buy') setOpen('buy');
    else if (door === 'free') void take(undefined);
    else if (door === 'download') fetchFrom(game.builds);
  }

  useResumed((deed) => deed.kind === 'get-game' && deed.id === game.id, get);

  return {
    door,
    open,
    close: () => setOpen(null),
    press: () => (memberOnly({ kind: 'get-game', id: game.id }) ? get() : undefined),
    chooseBuild: () => setOpen('builds'),
    buy: () => void take(undefined),
    isAcquiring,
    download: (buildId: number) => void download(buildId),
    busyId,
  };
}
export type GetGame = ReturnType<typeof useGetGame>;
