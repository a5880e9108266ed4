import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LOGIN_EVENT, LOGOUT_EVENT } from '../api/session.ts';
import { createQueryClient } from './query-client.ts';

const client = createQueryClient();

// What one person was shown is not for the next: is_liked, is_followed and drafts belong to the session.
globalThis.addEventListener(LOGIN_EVENT, () => client.clear());
globalThis.addEventListener(LOGOUT_EVENT, () => client.clear());

/** Around everything that asks the server through queries: one cache, whatever the layout. */
export function QueryScope({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
