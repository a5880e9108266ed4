import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { LOGIN_EVENT, LOGOUT_EVENT, useSession, type SessionEnd, type SessionStart } from '../api/session.ts';
import { createQueryClient } from './query-client.ts';
import type { ScreenHandle } from './route-table.ts';
import { readServedAnswers } from './served/served-data.ts';

export const queryClient = createQueryClient();

type Observer = ReturnType<
  ReturnType<typeof queryClient.getQueryCache>['getAll']
>[number]['observers'][number];

/** What the page showed of somebody while another tab changed who is signed in. */
let left: readonly Observer[] = [];

/** What one person was shown is not for the next: is_liked, is_followed and drafts belong to the session. */
function forget(event: Event): void {
  const { detail } = event as CustomEvent<SessionStart | SessionEnd>;
  const queries = queryClient.getQueryCache().getAll();
  // In this tab a page follows that asks for itself.
  left = detail === 'elsewhere' ? queries.flatMap((query) => query.observers) : [];
  queryClient.clear();
}

// Where the server draws there is neither a page that came nor a session.
if (typeof window !== 'undefined') {
  for (const [key, answer, asking] of readServedAnswers()) {
    queryClient.setQueryData(key, answer, asking?.isCounted ? { updatedAt: 0 } : {});
  }
  globalThis.addEventListener(LOGIN_EVENT, forget);
  globalThis.addEventListener(LOGOUT_EVENT, forget);
}

/** A page that stays when another tab changed who is signed in asks again, for the new one. */
function useAskAgain(): void {
  const userId = useSession()?.user.id ?? null;
  const isForMembers = (useMatches().at(-1)?.handle as ScreenHandle | undefined)?.access === 'member';
  const askAgain = useEffectEvent((isSignedIn: boolean) => {
    // A page for members is left when nobody is signed in any more.
    const staying = isForMembers && !isSignedIn ? [] : left;
    for (const observer of staying) if (observer.hasListeners()) observer.setOptions(observer.options);
    left = [];
  });
  // After the page was drawn for the new one: what is for members only no longer asks.
  useEffect(() => askAgain(userId !== null), [userId]);
}

/** Around everything that asks the server through queries: one cache, whatever the layout. */
export function QueryScope({ children }: { children: ReactNode }) {
  useAskAgain();
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
