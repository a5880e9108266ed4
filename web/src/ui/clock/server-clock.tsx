import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore, type ReactNode } from 'react';
import { leftShown } from './left-words.ts';

/** By how many milliseconds the server's clock is ahead of the device's. */
const AheadContext = createContext(0);

interface ServerClockProps {
  /** The server's time in the answer. */
  serverTime: string;
  /** When the answer came, by the device. */
  receivedAt: number;
  children: ReactNode;
}

/** Clocks inside tick from the server's time, whatever the device believes. */
export function ServerClock({ serverTime, receivedAt, children }: ServerClockProps) {
  const ahead = Date.parse(serverTime) - receivedAt;
  return <AheadContext value={Number.isFinite(ahead) ? ahead : 0}>{children}</AheadContext>;
}

const SECOND_MS = 1_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND_MS);
  return () => clearInterval(timer);
}

/** The milliseconds until a deadline as far as they are shown; 0 when it has passed, null without one. */
export function useLeft(deadline: string | null): number | null {
  const ahead = use(AheadContext);
  const read = () => (deadline === null ? null : leftShown(Date.parse(deadline) - (Date.now() + ahead)));
  return useSyncExternalStore(subscribe, read, read);
}

/** The same to the second, however much is left: for a clock that shows its seconds. */
export function useSecondsLeft(deadline: string): number {
  const ahead = use(AheadContext);
  const read = () => Math.max(0, Math.ceil((Date.parse(deadline) - (Date.now() + ahead)) / SECOND_MS));
  return useSyncExternalStore(subscribe, read, read);
}

/** The server's time to the minute, for what has to be compared with it. */
export function useServerNow(): Date {
  const ahead = use(AheadContext);
  const read = () => Math.floor((Date.now() + ahead) / 60_000);
  return new Date(useSyncExternalStore(subscribe, read, read) * 60_000);
}

/** Calls when a clock has run out: nobody guesses what became of it. */
export function useAtZero(deadline: string | null, whenOver: () => void): void {
  const over = useLeft(deadline) === 0 ? deadline : null;
  const tell = useEffectEvent(whenOver);
  useEffect(() => {
    if (over !== null) tell();
  }, [over]);
}
