import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiFailure, NetworkFailure } from '../api/client.ts';
import { isLineDown } from '../api/line.ts';

const MAX_RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: log }),
    defaultOptions: {
      queries: {
        // Without a network a call fails and says so. Held back, a list would show its skeleton for as long as it takes.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => isWorthRepeating(error) && failures < MAX_RETRIES && !isLineDown(),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const UNAVAILABLE = 503;

/** A refusal stays a refusal; a call that got no answer, or came at a moment when nobody had time, is asked again. */
function isWorthRepeating(error: Error): boolean {
  return error instanceof NetworkFailure || (error instanceof ApiFailure && error.http === UNAVAILABLE);
}

/** What a screen leaves out without a word, such as suggestions, can be looked up here. The server has a log of its own. */
function log(error: Error, { queryKey }: { queryKey: QueryKey }): void {
  if (typeof window !== 'undefined') console.info('没有取到', queryKey, error);
}
