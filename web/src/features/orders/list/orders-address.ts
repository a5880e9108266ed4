import { orderSides, orderTabs, type OrderSide, type OrderTab } from '@zaojie/contract/orders/order-words';
import type { OrderFilter } from '../order-queries.ts';

const KEY = 'zaojie:order-side';

/** On which side one looked last; buyers are the most. */
export function readSide(): OrderSide {
  try {
    const stored = localStorage.getItem(KEY);
    return orderSides.find((side) => side === stored) ?? 'buyer';
  } catch {
    return 'buyer';
  }
}

export function rememberSide(side: OrderSide): void {
  try {
    localStorage.setItem(KEY, side);
  } catch {
    // Without storage every visit begins with what one has ordered.
  }
}

/** What the address says; where it says nothing of a side, the one looked at last. */
export function readOrdersAddress(query: URLSearchParams, lastSide: OrderSide): OrderFilter {
  return {
    side: orderSides.find((side) => side === query.get('side')) ?? lastSide,
    tab: orderTabs.find(({ key }) => key === query.get('tab'))?.key ?? 'all',
    keyword: (query.get('q') ?? '').trim(),
  };
}

/** The side always stands in the address: a link shows others the same list. */
export function ordersSearch({ side, tab, keyword }: OrderFilter): URLSearchParams {
  const query = new URLSearchParams({ side });
  if (tab !== ('all' satisfies OrderTab)) query.set('tab', tab);
  if (keyword !== '') query.set('q', keyword);
  return query;
}
