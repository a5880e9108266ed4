import { useQueryClient } from '@tanstack/react-query';
import { orderSides, type OrderSide } from '@zaojie/contract/orders/order-words';
import { useState, useSyncExternalStore } from 'react';
import type { OrderRoof } from '../order-address.ts';

/** On which side one looked last. In a cookie, so that the server draws that side too (served-asks.ts). */
export const SIDE_COOKIE = 'order-side';
const YEAR_SECONDS = 365 * 86_400;
const ROOFS: readonly OrderRoof[] = ['/order', '/orders'];

/** The side for which the page came drawn, among its answers. */
export const drawnSideKey = ['drawn-order-side'] as const;

/** Whatever a cookie says; buyers are the most. */
export function sideIn(kept: string | null | undefined): OrderSide {
  return orderSides.find((side) => side === kept) ?? 'buyer';
}

function readSide(): OrderSide {
  const mark = `${SIDE_COOKIE}=`;
  const pair = document.cookie.split('; ').find((kept) => kept.startsWith(mark));
  return sideIn(pair?.slice(mark.length));
}

function rememberSide(side: OrderSide): void {
  // That of one path doesn't reach the other.
  for (const path of ROOFS) {
    document.cookie = `${SIDE_COOKIE}=${side}; Path=${path}; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  }
}

const neverChanges = () => () => undefined;

/** The side to begin with, which stays until another is chosen here, whatever is chosen in another tab meanwhile. */
export function useLastSide(): [OrderSide, (side: OrderSide) => void] {
  const client = useQueryClient();
  const readDrawn = () => sideIn(client.getQueryData<OrderSide>(drawnSideKey));
  const [side, setSide] = useState(useSyncExternalStore(neverChanges, readSide, readDrawn));
  const choose = (next: OrderSide) => {
    rememberSide(next);
    setSide(next);
  };
  return [side, choose];
}
