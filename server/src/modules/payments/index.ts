import type { Module } from '../../frame/module.ts';
import { findForgottenPayments, settleByTimer } from './ask-provider.ts';
import { paymentCrons } from './payment.jobs.ts';
import { createPaymentNotices } from './payment.notices.ts';
import { paymentRoutes } from './payments.routes.ts';
import { notificationRoute } from './receive-notification.ts';
import { paymentExports } from './payment.export.ts';
import { holdByPayments } from './payment.hold.ts';

export type { PaymentEvents } from './payment.events.ts';
export { createPaymentNotices } from './payment.notices.ts';
export { insertPayment, type PaymentDraft, type Purpose } from './payment.queries.ts';
export { methodOfPayment } from './payment.sql.ts';
export { settlePayment, type Settled, type Told } from './settle-payment.ts';
export { startPayment, type PaymentToStart } from './start-payment.ts';

export const paymentsModule: Module = {
  name: 'payments',
  holds: [holdByPayments],
  exports: paymentExports,
  routes: paymentRoutes,
  rawRoutes: [notificationRoute],
  subscribers: createPaymentNotices,
  tasks: (services) => ({
    'settle-payment': ({ paymentId }) => settleByTimer(services, paymentId),
    'find-forgotten-payments': () => findForgottenPayments(services),
  }),
  crons: paymentCrons,
};
