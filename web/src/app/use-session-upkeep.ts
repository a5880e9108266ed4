import { useEffect } from 'react';
import { call } from '../api/client.ts';
import { onFrame } from '../api/live/live-bus.ts';
import { readDrawnFor, readSession, updateSessionUser } from '../api/session.ts';

const TOGETHER_MS = 300;

/**
 * After a page load the stored person may be out of date, and a deed moves the level later; newer facts replace it
 * without a word.
 */
export function useSessionUpkeep(): void {
  useEffect(() => {
    const controller = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    // A page that came drawn for somebody has told it.
    if (readSession() !== null && readDrawnFor() === null) void refreshUser(controller.signal);
    const stop = onFrame((frame) => {
      if (frame.type !== 'account') return;
      // Several likes at once are one change.
      clearTimeout(waiting);
      waiting = setTimeout(() => void refreshUser(controller.signal), TOGETHER_MS);
    });
    return () => {
      clearTimeout(waiting);
      stop();
      controller.abort();
    };
  }, []);
}

async function refreshUser(signal: AbortSignal): Promise<void> {
  try {
    // Schemas stay out of the entry chunk: they may only be built after zod was told not to compile code.
    const { getOwnAccount } = await import('@zaojie/contract/accounts/account.endpoints');
    const { data } = await call(getOwnAccount, { signal });
    updateSessionUser(data);
  } catch (error) {
    if (!signal.aborted) console.info('获取用户信息失败', error);
  }
}
