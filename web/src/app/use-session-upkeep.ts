import { useEffect } from 'react';
import { call } from '../api/client.ts';
import { readSession, updateSessionUser } from '../api/session.ts';

/** After a page load the stored person may be out of date; newer facts replace it without a word. */
export function useSessionUpkeep(): void {
  useEffect(() => {
    const controller = new AbortController();
    if (readSession() !== null) void refreshUser(controller.signal);
    return () => controller.abort();
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
