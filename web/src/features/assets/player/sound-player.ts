export type SoundState = {
  /** Which sound is in the player. */
  id: number | null;
  isPlaying: boolean;
  /** From 0 to 1. */
  share: number;
  /** In seconds. */
  at: number;
};

const silent: SoundState = { id: null, isPlaying: false, share: 0, at: 0 };

/** One player for the whole page: whoever begins stops the other, and scrolling away stops nothing. */
class SoundPlayer {
  #audio: HTMLAudioElement | null = null;
  #state: SoundState = silent;
  #listeners = new Set<() => void>();

  read = (): SoundState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Plays, or pauses what plays. The promise says whether there is sound. */
  async toggle(id: number, url: string): Promise<void> {
    const audio = this.#open(id, url);
    if (this.#state.isPlaying) audio.pause();
    else await audio.play();
  }

  /** From 0 to 1; goes on from there. */
  async seek(id: number, url: string, share: number): Promise<void> {
    const audio = this.#open(id, url);
    const jump = () => {
      if (Number.isFinite(audio.duration)) audio.currentTime = audio.duration * share;
    };
    if (audio.readyState > 0) jump();
    else audio.addEventListener('loadedmetadata', jump, { once: true });
    await audio.play();
  }

  stop(): void {
    this.#audio?.pause();
    this.#change(silent);
  }

  #open(id: number, url: string): HTMLAudioElement {
    this.#audio ??= this.#make();
    if (this.#state.id !== id) {
      this.#audio.src = url;
      this.#change({ ...silent, id });
    }
    return this.#audio;
  }

  #make(): HTMLAudioElement {
    const audio = new Audio();
    const tell = (isPlaying: boolean) => () => this.#change({ ...this.#state, isPlaying });
    audio.addEventListener('play', tell(true));
    audio.addEventListener('pause', tell(false));
    audio.addEventListener('ended', () =>
      this.#change({ ...this.#state, isPlaying: false, share: 0, at: 0 }),
    );
    audio.addEventListener('timeupdate', () => {
      const { currentTime: at, duration } = audio;
      this.#change({ ...this.#state, at, share: duration > 0 ? at / duration : 0 });
    });
    return audio;
  }

  #change(state: SoundState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

export const soundPlayer = new SoundPlayer();
