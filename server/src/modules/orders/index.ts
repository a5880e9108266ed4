import { countUnruled } from './disputes/dispute.queries.ts';
import type { Module } from '../../frame/module.ts';
import { createBanSubscribers } from './ban.subscribers.ts';
import { evidenceArchiveRoute } from './disputes/evidence-archive.route.ts';
import { expireFiles } from './files/expire-files.ts';
import { orderCard } from './order.card.ts';
import { createOrderNotices } from './order.notices.ts';
import { createOrderPayments } from './order.payments.ts';
import { orderRoutes } from './orders.routes.ts';
import { createAppealNotices } from './reviews/appeal.notices.ts';
import { reviewReport } from './reviews/review.report.ts';
import { runOrderTimers } from './steps/order-timers.ts';
import { orderExports } from './order.export.ts';
import { holdByOrders } from './order.hold.ts';
import { orderFigures } from './order.figures.ts';
import { countAppeals } from './reviews/appeal.queries.ts';

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
export { accept, reject } from './deliveries/accept-result.ts';
export { openDispute } from './disputes/dispute-order.ts';
export { findDispute } from './disputes/dispute.queries.ts';
export { rule } from './disputes/rule-dispute.ts';
export { attachFile } from './files/order-files.ts';
export { askRefund } from './refunds/refund-order.ts';
export { agreeRefund, refuseRefund } from './refunds/respond-refund.ts';
export { review } from './reviews/review-order.ts';
export { cancel } from './steps/end-order.ts';
export { deliver, report } from './deliveries/update-progress.ts';
export { handOverOrders, type HandingOver } from './disputes/hand-over-orders.ts';
export { findOrder } from './engine/order.queries.ts';
export { deliveredPictures } from './files/order-file.queries.ts';
export { attachReferences } from './files/reference-files.ts';
export { createOrderNotices } from './order.notices.ts';
export {
  countCompletedOrders,
  countCompletedWorks,
  countLiveOrders,
  liveOrdersOfCreator,
  orderOfApplication,
  ordersCompleted,
  seatBookings,
  standingOfCreator,
  titleOfOrder,
  type CreatorStanding,
  type OrderLabelRow,
} from './order.sql.ts';
export { creditsOf, forgetShowing, insertShowing, type CreditRow } from './showings/showing.queries.ts';
export { insertAppeal } from './reviews/appeal.queries.ts';
export { whyNotShown } from './showings/showing.rules.ts';
export { tellShown } from './showings/tell-shown.ts';
export { lockFor, sideOf, type Acting } from './steps/acting.ts';
export { confirm } from './steps/confirm-order.ts';
export { payPart } from './steps/pay-order.ts';
export { createOrder, type OrderDraft } from './steps/create-order.ts';
export { getOrderView } from './view/get-order-view.ts';
export { trialOf } from './view/trial.ts';

export const ordersModule: Module = {
  name: 'orders',
  holds: [holdByOrders],
  exports: orderExports,
  routes: orderRoutes,
  subscribers: (services) => [
    ...createOrderNotices(services),
    ...createAppealNotices(services),
    ...createOrderPayments(services),
    ...createBanSubscribers(services),
  ],
  rawRoutes: [evidenceArchiveRoute],
  sweeps: [({ db }, now) => expireFiles(db, now)],
  chatCards: [orderCard],
  reportTargets: [reviewReport],
  waitingRooms: [
    { path: '/admin/disputes', label: '仲裁', count: countUnruled },
    { path: '/admin/reviews', label: '评价申诉', count: async (db) => (await countAppeals(db)).open },
  ],
  siteFigures: [orderFigures],
  tasks: (services) => ({
    'order-timer': ({ orderId }) => runOrderTimers(services, orderId),
    'lapse-order': ({ orderId }) => runOrderTimers(services, orderId),
  }),
};
