import { useLiveRefresh } from '../../api/live/use-live-refresh.ts';
import { orderKeys } from './order-queries.ts';

/** Whatever is shown of orders stays as the other side has left it. */
export const useLiveOrders = (): void => useLiveRefresh(orderKeys.all);
