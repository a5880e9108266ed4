import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LOGIN_EVENT, LOGOUT_EVENT } from '../api/session.ts';
import { createQueryClient } from './query-client.ts';
import { readServedAnswers } from './served-data.ts';

export const queryClient = createQueryClient();

// Where the server draws there is neither a page that came nor a session.
if (typeof window !== 'undefined') {
  for (const [key, answer] of readServedAnswers()) queryClient.setQueryData(key, answer);
  // What one person was shown is not for the next: is_liked, is_followed and drafts belong to the session.
  globalThis.addEventListener(LOGIN_EVENT, () => queryClient.clear());
  globalThis.addEventListener(LOGOUT_EVENT, () => queryClient.clear());
}

/** Around everything that asks the server through queries: one cache, whatever the layout. */
export function QueryScope({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
