import { useSyncExternalStore } from 'react';
import { toast } from '../../../ui/feedback/toast.tsx';
import { soundPlayer } from './sound-player.ts';

/** One sound on the page, as it stands in the one player. */
export function useSound(id: number, url: string | null) {
  const state = useSyncExternalStore(soundPlayer.subscribe, soundPlayer.read, soundPlayer.read);
  const isHere = state.id === id;

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // Whoever presses again before it began has stopped it themselves.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.error('播放失败，请刷新后重试', { id: 'sound' });
    }
  }

  return {
    isPlaying: isHere && state.isPlaying,
    share: isHere ? state.share : 0,
    at: isHere ? state.at : 0,
    isBegun: isHere && (state.isPlaying || state.share > 0),
    toggle: () => (url === null ? undefined : void attempt(() => soundPlayer.toggle(id, url))),
    seek: (share: number) =>
      url === null ? undefined : void attempt(() => soundPlayer.seek(id, url, share)),
  };
}
