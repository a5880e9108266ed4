import { orderSides, orderTabs, type OrderSide, type OrderTab } from '@zaojie/contract/orders/order-words';
import type { OrderFilter } from '../order-queries.ts';

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
