import { useSyncExternalStore } from 'react';

/** `back`: for a moment after it was down. */
export type Line = 'up' | 'down' | 'back';

const PROBE = '/healthz';
const PROBE_WITHIN_MS = 1_500;
const PROBE_AGAIN_MS = 3_000;
const BACK_SHOWN_MS = 2_500;

const listeners = new Set<() => void>();
let line: Line = 'up';
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatched = false;
let isProbing = false;

function change(next: Line): void {
  if (line === next) return;
  line = next;
  for (const listener of listeners) listener();
}

function fall(): void {
  clearTimeout(timer);
  change('down');
  timer = setTimeout(() => void probe(), PROBE_AGAIN_MS);
}

/** An answer has come, whatever the browser believes about the network. */
export function noteAnswer(): void {
  if (line !== 'down') return;
  clearTimeout(timer);
  change('back');
  timer = setTimeout(() => change('up'), BACK_SHOWN_MS);
}

/** A call got no answer. One alone may be the server's doing, so the line is tried before anything is said. */
export function noteSilence(): void {
  if (!isWatched || line === 'down') return;
  if (navigator.onLine) void probe();
  else fall();
}

async function probe(): Promise<void> {
  if (isProbing) return;
  isProbing = true;
  const stop = new AbortController();
  const patience = setTimeout(() => stop.abort(), PROBE_WITHIN_MS);
  try {
    await fetch(PROBE, { cache: 'no-store', signal: stop.signal });
    noteAnswer();
  } catch {
    if (isWatched) fall();
  } finally {
    clearTimeout(patience);
    isProbing = false;
  }
}

/** Keeps an eye on the network while the app is shown; returns the way back, for effects. */
export function watchLine(): () => void {
  const window = new AbortController();
  const { signal } = window;
  isWatched = true;
  globalThis.addEventListener('offline', fall, { signal });
  globalThis.addEventListener('online', () => void probe(), { signal });
  if (!navigator.onLine) fall();
  return () => {
    window.abort();
    isWatched = false;
    clearTimeout(timer);
    change('up');
  };
}

export function isLineDown(): boolean {
  return line === 'down';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useLine(): Line {
  return useSyncExternalStore(
    subscribe,
    () => line,
    () => 'up',
  );
}

const isOut = () => line === 'down' || !navigator.onLine;

/** Whether a call has a chance at all. */
export function canCall(): boolean {
  return !isOut();
}

/** Waits until calls can get through, not at all when they can; rejects with the signal's reason. */
export function untilLineUp(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settled = new AbortController();
    function look() {
      if (signal.aborted) reject(signal.reason as Error);
      else if (isOut()) return;
      else resolve();
      settled.abort();
      listeners.delete(look);
    }
    listeners.add(look);
    globalThis.addEventListener('online', look, { signal: settled.signal });
    signal.addEventListener('abort', look, { signal: settled.signal });
    look();
  });
}
