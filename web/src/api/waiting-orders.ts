import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointOutput } from '@zaojie/contract/endpoint';
import { limits } from '@zaojie/contract/limits';
import { countWaitingOrders } from '@zaojie/contract/orders/waiting.endpoints';
import { call } from './client.ts';
import { useLive } from './live/live-bus.ts';
import { useThrottled } from './live/use-throttled.ts';
import { useSession } from './session.ts';

/** Under the key of everything about orders, so that a step taken counts anew. */
export const WAITING_ORDERS_KEY = ['orders', 'waiting'] as const;

const AT_MOST_EVERY_MS = 1_000;

type Waiting = EndpointOutput<typeof countWaitingOrders>;
const NONE: Waiting = { buyer: 0, seller: 0, total: 0, first: null };

/**
 * How many orders wait for a step of mine, and which is the most urgent: asked every minute, and when there is news. Failures
 * stay silent.
 */
export function useWaitingOrders(): Waiting {
  const isSignedIn = useSession() !== null;
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: WAITING_ORDERS_KEY,
    queryFn: async ({ signal }) => (await call(countWaitingOrders, { signal })).data,
    enabled: isSignedIn,
    refetchInterval: limits.message.unreadPollMs,
    retry: false,
  });
  const recount = useThrottled(
    () => void client.invalidateQueries({ queryKey: WAITING_ORDERS_KEY }),
    AT_MOST_EVERY_MS,
  );
  useLive((frame) => {
    if (frame.type === 'ready' || frame.type === 'notice') recount();
  });
  return isSignedIn && data ? data : NONE;
}
