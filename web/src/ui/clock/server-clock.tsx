import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { leftShown } from './left-words.ts';

type Clock = {
  /** By how many milliseconds the server's clock is ahead of the device's. */
  ahead: number;
  /** When the server answered, by its own clock: what a page that came drawn shows until it ticks. */
  answeredAt: number | null;
};
const ClockContext = createContext<Clock>({ ahead: 0, answeredAt: null });

interface ServerClockProps {
  /** The server's time in the answer. */
  serverTime: string;
  /** When the answer came, by the device. */
  receivedAt: number;
  children: ReactNode;
}

/** Clocks inside tick from the server's time, whatever the device believes. */
export function ServerClock({ serverTime, receivedAt, children }: ServerClockProps) {
  const clock = useMemo((): Clock => {
    const answeredAt = Date.parse(serverTime);
    return Number.isFinite(answeredAt)
      ? { ahead: answeredAt - receivedAt, answeredAt }
      : { ahead: 0, answeredAt: null };
  }, [serverTime, receivedAt]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND_MS);
  return () => clearInterval(timer);
}

/** Something read off the clock, anew each second. */
function useTicking<Reading>(read: (now: number) => Reading): Reading {
  const { ahead, answeredAt } = use(ClockContext);
  const now = () => Date.now() + ahead;
  return useSyncExternalStore(
    subscribe,
    () => read(now()),
    () => read(answeredAt ?? now()),
  );
}

/** The milliseconds until a deadline as far as they are shown; 0 when it has passed, null without one. */
export function useLeft(deadline: string | null): number | null {
  return useTicking((now) => (deadline === null ? null : leftShown(Date.parse(deadline) - now)));
}

/** The seconds until a deadline, however many are left: for a clock that shows them. */
export function useSecondsLeft(deadline: string): number {
  return useTicking((now) => Math.max(0, Math.ceil((Date.parse(deadline) - now) / SECOND_MS)));
}

/** The server's time to the minute, for what has to be compared with it. */
export function useServerNow(): Date {
  return new Date(useTicking((now) => Math.floor(now / MINUTE_MS)) * MINUTE_MS);
}

/** Calls when a clock has run out: nobody guesses what became of it. */
export function useAtZero(deadline: string | null, whenOver: () => void): void {
  const over = useLeft(deadline) === 0 ? deadline : null;
  const tell = useEffectEvent(whenOver);
  useEffect(() => {
    if (over !== null) tell();
  }, [over]);
}
