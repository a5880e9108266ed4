import type { getOrder as endpoint } from '@zaojie/contract/orders/order.endpoints';
import type { Action } from '../../../frame/action.ts';
import { getOrderView } from './get-order-view.ts';

export const getOrder: Action<typeof endpoint> = (context, { query }) =>
  getOrderView(context.db, context, query.id);
