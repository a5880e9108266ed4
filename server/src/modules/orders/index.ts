import type { Module } from '../../frame/module.ts';
import { orderCard } from './order.card.ts';
import { createOrderNotices } from './order.notices.ts';
import { createOrderPayments } from './order.payments.ts';
import { orderRoutes } from './orders.routes.ts';
import { runOrderTimers } from './steps/order-timers.ts';

export type { OrderLine, OrderRow as Order, ReferenceWork } from './engine/order-row.ts';
export { depositOf } from './engine/money.rules.ts';
export {
  countDepositsOf,
  countFiveStarsOf,
  countHiredBy,
  countOnTimeOf,
  keptWords,
  mostOfOneBy,
  type KeptWord,
} from './credit.sql.ts';
export { accept } from './deliveries/accept-result.ts';
export { deliver, report } from './deliveries/update-progress.ts';
export { findOrder } from './engine/order.queries.ts';
export { attachReferences } from './files/reference-files.ts';
export { createOrderNotices } from './order.notices.ts';
export {
  countCompletedOrders,
  countCompletedWorks,
  countLiveOrders,
  liveOrdersOfCreator,
  orderOfApplication,
  seatBookings,
  standingOfCreator,
  titleOfOrder,
  type CreatorStanding,
  type OrderLabelRow,
} from './order.sql.ts';
export { lockFor, type Acting } from './steps/acting.ts';
export { confirm } from './steps/confirm-order.ts';
export { payPart } from './steps/pay-order.ts';
export { createOrder, type OrderDraft } from './steps/create-order.ts';
export { getOrderView } from './view/get-order-view.ts';
export { trialOf } from './view/trial.ts';

export const ordersModule: Module = {
  name: 'orders',
  routes: orderRoutes,
  subscribers: (services) => [...createOrderNotices(services), ...createOrderPayments(services)],
  chatCards: [orderCard],
  tasks: (services) => ({
    'order-timer': ({ orderId }) => runOrderTimers(services, orderId),
    'lapse-order': ({ orderId }) => runOrderTimers(services, orderId),
  }),
};
