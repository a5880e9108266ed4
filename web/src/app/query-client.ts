import { QueryClient } from '@tanstack/react-query';
import { NetworkFailure } from '../api/client.ts';

const MAX_RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        // A refusal stays a refusal; only a call that got no answer is worth repeating.
        retry: (failures, error) => error instanceof NetworkFailure && failures < MAX_RETRIES,
      },
      mutations: { retry: false },
    },
  });
}
