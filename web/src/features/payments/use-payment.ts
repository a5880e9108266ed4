import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isOver, paymentQuery } from './payment-queries.ts';

const ASK_EVERY_MS = 2_000;
/** The provider's notification usually comes within seconds; after that it is found on the next visit. */
const WATCH_MS = 30_000;

/** A payment as the server knows it, asked again for a while: what the payer's browser says counts for nothing. */
export function usePayment(id: number, watchMs: number = WATCH_MS) {
  const [until] = useState(() => Date.now() + watchMs);
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...paymentQuery(id),
    refetchInterval: ({ state }) =>
      (state.data !== undefined && isOver(state.data.state)) || Date.now() >= until ? false : ASK_EVERY_MS,
  });
  const isWatching = data !== undefined && !isOver(data.state) && dataUpdatedAt < until;
  return { payment: data, isWatching, error, isFetching, refetch };
}
