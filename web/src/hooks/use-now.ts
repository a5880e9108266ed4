import { useMemo, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

/** The time to the minute, for what depends on the day: a page that is left open goes on with it. */
export function useNow(): Date {
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => Math.floor(Date.now() / MINUTE_MS),
  );
  return useMemo(() => new Date(minute * MINUTE_MS), [minute]);
}
