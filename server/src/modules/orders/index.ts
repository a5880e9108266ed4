import type { Module } from '../../frame/module.ts';
import { lapseOrder } from './lapse-order.ts';
import { createOrderNotices } from './order.notices.ts';

export { createOrder } from './create-order.ts';
export { createOrderNotices } from './order.notices.ts';
export { findOrder, type Order, type OrderDraft } from './order.queries.ts';
export {
  countCompletedOrders,
  countCompletedWorks,
  countLiveOrders,
  orderOfApplication,
  type OrderLabelRow,
} from './order.sql.ts';

export const ordersModule: Module = {
  name: 'orders',
  subscribers: createOrderNotices,
  tasks: (services) => ({ 'lapse-order': ({ orderId }) => lapseOrder(services, orderId) }),
};
