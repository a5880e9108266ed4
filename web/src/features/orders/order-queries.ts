import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { limits } from '@zaojie/contract/limits';
import { getOrder, listOrders } from '@zaojie/contract/orders/order.endpoints';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import type { OrderSide, OrderTab } from '@zaojie/contract/orders/order-words';
import { call } from '../../api/client.ts';
import { WAITING_ORDERS_KEY } from '../../api/waiting-orders.ts';

export type OrderFilter = { side: OrderSide; tab: OrderTab; keyword: string };

export const orderKeys = {
  all: ['orders'] as const,
  /** Everything that holds pages of orders. */
  lists: ['orders', 'list'] as const,
  list: (filter: OrderFilter) => ['orders', 'list', filter] as const,
  detail: (id: number) => ['orders', 'detail', id] as const,
};

const SOON_MS = 3_000;
/** A preview that hasn't come by then won't: the picture can't be read. */
const PREVIEW_MS = 5 * 60_000;

/** Something is about to change by itself: the deadline has passed, or a preview is being drawn. */
function isAboutToChange(order: OrderDetail, now: number): boolean {
  const { deadline } = order.now;
  if (deadline !== null && Date.parse(deadline) <= now) return true;
  const files = order.deliveries.flatMap((delivery) => delivery.files);
  return files.some(
    ({ kind, preview, created_at: at }) =>
      kind === 'image' && preview === null && now - Date.parse(at) < PREVIEW_MS,
  );
}

/** Asked again soon while something is about to change, else as often as the counts. */
function pauseAfter(order: OrderDetail | undefined, answeredAt: number): number {
  if (order === undefined) return limits.message.unreadPollMs;
  const ahead = Date.parse(order.server_time) - answeredAt;
  return isAboutToChange(order, Date.now() + ahead) ? SOON_MS : limits.message.unreadPollMs;
}

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: orderKeys.detail(id),
    queryFn: async ({ signal }): Promise<OrderDetail> =>
      (await call(getOrder, { query: { id }, signal })).data,
    refetchInterval: ({ state }) => pauseAfter(state.data, state.dataUpdatedAt),
  });

export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: orderKeys.list(filter),
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        side: filter.side,
        tab: filter.tab,
        ...(filter.keyword !== '' && { keyword: filter.keyword }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      return (await call(listOrders, { query, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor ?? null,
    placeholderData: (before, query) =>
      (query?.queryKey[2] as OrderFilter | undefined)?.side === filter.side ? before : undefined,
  });

/** The order as a step left it: shown at once, and everything that counts or lists it is asked for again. */
export function keepOrder(client: QueryClient, order: OrderDetail): void {
  client.setQueryData(orderKeys.detail(order.id), order);
  void client.invalidateQueries({ queryKey: orderKeys.lists });
  void client.invalidateQueries({ queryKey: WAITING_ORDERS_KEY });
}
