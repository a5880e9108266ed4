import { useMemo, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

const minuteNow = () => Math.floor(Date.now() / MINUTE_MS);

let minuteDrawn: number | null = null;

/** When the page was drawn: so long its words stand as they are taken over, even past midnight. */
export function drawAsOf(time: number): void {
  minuteDrawn = Math.floor(time / MINUTE_MS);
}

/** The time to the minute, for what depends on the day: a page that is left open goes on with it. */
export function useNow(): Date {
  const minute = useSyncExternalStore(subscribe, minuteNow, () => minuteDrawn ?? minuteNow());
  return useMemo(() => new Date(minute * MINUTE_MS), [minute]);
}
