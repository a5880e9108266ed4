import { ApiFailure, NetworkFailure } from '../../../api/client.ts';
import { canCall, untilLineUp } from '../../../api/line.ts';

const TOO_MANY_REQUESTS = 429;
const TRIES = 6;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const LONGEST_ASKED_MS = 120_000;

/**
 * Goes on until it works or is refused. Each failure is waited out twice as long as the one before; a line that is down
 * is waited for, however long, and counts as no failure.
 */
export async function insist<T>(
  signal: AbortSignal,
  onOffline: (isOffline: boolean) => void,
  work: () => Promise<T>,
): Promise<T> {
  for (let failures = 0; ;) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (isRefusal(error)) throw error;
      if (canCall()) {
        failures += 1;
        if (failures >= TRIES) throw error;
        await pause(waitAfter(error, failures), signal);
      } else {
        onOffline(true);
        await untilLineUp(signal);
        onOffline(false);
        failures = 0;
      }
    }
  }
}

/** The server understood and said no, or the file is to blame; too fast and in trouble are no such answers. */
function isRefusal(error: unknown): boolean {
  if (error instanceof ApiFailure) return error.http < 500 && error.http !== TOO_MANY_REQUESTS;
  return !(error instanceof NetworkFailure);
}

function waitAfter(error: unknown, failures: number): number {
  const asked = error instanceof ApiFailure ? error.retryAfterSeconds : null;
  if (asked !== null) return Math.min(LONGEST_ASKED_MS, Math.max(FIRST_WAIT_MS, asked * 1_000));
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
}

export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
