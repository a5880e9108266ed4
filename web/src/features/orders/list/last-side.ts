import { useQueryClient } from '@tanstack/react-query';
import { orderSides, type OrderSide } from '@zaojie/contract/orders/order-words';
import { useState, useSyncExternalStore } from 'react';
import type { OrderRoof } from '../order-address.ts';

/**
 * On which side one looked last: in the storage, where the page reads it, and in a cookie, so that the server draws that side too
 * (served-asks.ts). Reading a cookie would hold the page up.
 */
export const SIDE_COOKIE = 'order-side';
const KEY = 'zaojie:order-side';
const YEAR_SECONDS = 365 * 86_400;
const ROOFS: readonly OrderRoof[] = ['/order', '/orders'];

/** The side for which the page came drawn, among its answers. */
export const drawnSideKey = ['drawn-order-side'] as const;

/** Whatever was kept; buyers are the most. */
export function sideIn(kept: string | null | undefined): OrderSide {
  return orderSides.find((side) => side === kept) ?? 'buyer';
}

function readSide(): OrderSide {
  try {
    return sideIn(localStorage.getItem(KEY));
  } catch {
    return sideIn(null);
  }
}

function rememberSide(side: OrderSide): void {
  try {
    localStorage.setItem(KEY, side);
  } catch {
    // The cookie still tells the server.
  }
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
