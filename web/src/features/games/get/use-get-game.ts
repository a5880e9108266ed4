import type { GameBuild, GameDetail } from '@zaojie/contract/games/game.schemas';
import { useState } from 'react';
import { useMemberOnly } from '../../users/use-member-only.ts';
import { useResumed } from '../../users/use-resumed.ts';
import { doorOf } from './get-rules.ts';
import { useAcquire } from './use-acquire.ts';
import { useDownload } from './use-download.ts';

/** The way to a game: what the main button does, and the dialogs that it may need. */
export function useGetGame(game: GameDetail) {
  const memberOnly = useMemberOnly();
  const [open, setOpen] = useState<'buy' | 'builds' | null>(null);
  const door = doorOf(game);
  const { download, busyId } = useDownload(game.id, game.my_purchase);

  function fetchFrom(builds: readonly GameBuild[]) {
    const [only] = builds;
    if (only !== undefined && builds.length === 1) void download(only.id);
    else setOpen('builds');
  }

  const acquiring = useAcquire(game, {
    onDone: (builds) => {
      // What was bought can still be given back, so its download isn't begun for anybody.
      if (door === 'free') fetchFrom(builds);
      else setOpen(null);
    },
  });

  function get() {
    if (door === 'buy') setOpen('buy');
    else if (door === 'free') acquiring.mutate();
    else if (door === 'download') fetchFrom(game.builds);
  }

  useResumed((deed) => deed.kind === 'get-game' && deed.id === game.id, get);

  return {
    door,
    open,
    close: () => setOpen(null),
    press: () => (memberOnly({ kind: 'get-game', id: game.id }) ? get() : undefined),
    chooseBuild: () => setOpen('builds'),
    buy: () => acquiring.mutate(),
    isAcquiring: acquiring.isPending,
    download: (buildId: number) => void download(buildId),
    busyId,
  };
}
export type GetGame = ReturnType<typeof useGetGame>;
