import { paymentMethodNames } from '@zaojie/contract/payments/payment-words';
import type { Services } from '../../frame/context.ts';
import type { RawRoute } from '../../frame/raw-route.ts';
import { transaction } from '../../db/transaction.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import type {
  NotificationAnswer,
  NotificationRequest,
  PaymentMethod,
  PaymentNotification,
} from '../../platform/payments/payment-provider.ts';
import { NOTIFY_ROUTE } from './notify-path.ts';
import { settlePayment, type Settled } from './settle-payment.ts';

/** Above what an adapter takes, so that the refusal is the adapter's. */
const BODY_LIMIT = 128 * 1024;

const nowhere: NotificationAnswer = { status: 404, contentType: null, body: '' };

type Receiving = Pick<Services, 'db' | 'payments' | 'log' | 'now'>;

/**
 * Takes what came in a provider's name: believed only with its signature, compared with our own row, carried out once
 * however often it comes. What isn't right is logged once and moves nothing.
 */
export async function receiveNotification(
  { db, payments, log, now }: Receiving,
  method: PaymentMethod,
  request: NotificationRequest,
): Promise<NotificationAnswer> {
  const provider = payments.find(method);
  if (!provider) return nowhere;
  const refuse = (reason: string) => {
    log.warn({ event: 'payment.notification_refused', method, reason }, 'payment notification refused');
    return provider.answerNotification('refused');
  };
  const reading = await provider.readNotification(request);
  if (reading.verdict === 'refused') return refuse(reading.reason);
  if (reading.verdict === 'irrelevant') return provider.answerNotification('taken');
  const settled = await take({ db, now }, method, reading.notification);
  if (settled === 'moved' || settled === 'stale') return provider.answerNotification('taken');
  return refuse(settled);
}

function take(
  { db, now }: Pick<Receiving, 'db' | 'now'>,
  method: PaymentMethod,
  notification: PaymentNotification,
): Promise<Settled> {
  return transaction(db, async (tx) => {
    if (notification.kind === 'payout') {
      await emitEvent(tx, 'payout.told', { payoutNo: notification.payoutNo });
      return 'moved';
    }
    // Money goes back to 可用, never by the provider: there is no refund of ours that could be meant.
    if (notification.kind === 'refund') return 'unknown';
    const { paymentNo, outcome, providerNo, amountFen, paidAt } = notification;
    const told =
      outcome === 'paid'
        ? { state: outcome, providerNo, amountFen, at: paidAt ?? now() }
        : { state: outcome, providerNo, reason: outcome.toUpperCase() };
    return settlePayment(tx, { payment_no: paymentNo, method }, told, now());
  });
}

export const notificationRoute: RawRoute = {
  method: 'POST',
  path: NOTIFY_ROUTE,
  access: 'public',
  pace: null,
  bodyLimit: BODY_LIMIT,
  async answer(context, { headers, rawBody, query, params }) {
    const method = paymentMethodNames.find((name) => name === params['method']);
    const { status, contentType, body } = method
      ? await receiveNotification(context, method, { headers, rawBody, query })
      : nowhere;
    return { status, headers: contentType === null ? {} : { 'content-type': contentType }, body };
  },
};
