type Waiting = { start: () => void };

export type FairQueue = {
  /** Waits for a place, then works; rejects with the signal's reason when it is given up while it still waits. */
  run<T>(owner: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
};

/**
 * So many works at once, one of each owner; whose turn was longest ago is next. A crowd of works of one owner keeps
 * nobody else waiting for more than the one that runs.
 */
export function createFairQueue(places: number): FairQueue {
  // In the order of turns: who had one goes to the end.
  const waiting = new Map<string, Waiting[]>();
  const running = new Set<string>();

  function startNext(): void {
    for (const [owner, works] of waiting) {
      if (running.size >= places) return;
      const next = running.has(owner) ? undefined : works.shift();
      if (next === undefined) continue;
      if (works.length === 0) waiting.delete(owner);
      running.add(owner);
      next.start();
    }
  }

  function goToTheEnd(owner: string): void {
    const works = waiting.get(owner);
    if (!works) return;
    waiting.delete(owner);
    waiting.set(owner, works);
  }

  function leave(owner: string, one: Waiting): void {
    const rest = (waiting.get(owner) ?? []).filter((other) => other !== one);
    if (rest.length > 0) waiting.set(owner, rest);
    else waiting.delete(owner);
  }

  function waitForPlace(owner: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        leave(owner, one);
        reject(signal.reason as Error);
      };
      const one: Waiting = {
        start: () => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const works = waiting.get(owner);
      if (works) works.push(one);
      else waiting.set(owner, [one]);
      startNext();
    });
  }

  return {
    async run(owner, signal, work) {
      signal.throwIfAborted();
      await waitForPlace(owner, signal);
      try {
        return await work();
      } finally {
        running.delete(owner);
        goToTheEnd(owner);
        startNext();
      }
    },
  };
}
