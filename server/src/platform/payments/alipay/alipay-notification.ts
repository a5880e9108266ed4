import { fenOf } from '@zaojie/contract/money';
import { readBeijingTime } from '../beijing-time.ts';
import { jsonOf, MAX_NOTIFICATION_BYTES, refused, utf8Of } from '../notification-body.ts';
import {
  CURRENCY,
  type NotificationReading,
  type NotificationRequest,
  type PaymentNotification,
} from '../payment-provider.ts';
import { transfer } from './alipay-answers.ts';
import type { AlipaySettings } from './alipay-settings.ts';
import { isNotificationSigned } from './alipay-signature.ts';

// Repeated for 25 hours, and nothing promises that a repeat has a time of its own.
const OLDEST_MS = 26 * 3_600_000;
const CLOCKS_APART_MS = 5 * 60_000;
const MAX_PARAMETERS = 100;

type Parameters = Record<string, string>;

/** Nothing of the content is believed before the signature fits; it covers every parameter. */
export function readAlipayNotification(
  request: NotificationRequest,
  settings: AlipaySettings,
  now: Date,
): NotificationReading {
  if (request.rawBody.length > MAX_NOTIFICATION_BYTES) return refused('too-large');
  const parameters = parametersOf(request.rawBody);
  if (parameters === null) return refused('malformed');
  if (!isNotificationSigned(settings, parameters)) return refused('wrong-signature');
  const sentAt = sentAtOf(parameters);
  if (sentAt === null) return refused('malformed');
  const age = now.getTime() - sentAt.getTime();
  if (age > OLDEST_MS || age < -CLOCKS_APART_MS) return refused('stale');
  if (parameters['app_id'] !== settings.appId) return refused('wrong-merchant');
  if (parameters['msg_method'] !== undefined) return readMessage(parameters);
  if (parameters['notify_type'] !== 'trade_status_sync') {
    return { verdict: 'irrelevant', about: parameters['notify_type'] ?? 'unnamed' };
  }
  return readTrade(parameters, settings);
}

/** Notifications of payments carry Beijing's time, messages milliseconds. */
function sentAtOf(parameters: Parameters): Date | null {
  const sent = parameters['utc_timestamp'];
  if (sent !== undefined) return /^\d{13}$/.test(sent) ? new Date(Number(sent)) : null;
  return readBeijingTime(parameters['notify_time'] ?? '');
}

/** A name that stands twice is nobody's: which one counts would be a guess. */
function parametersOf(body: Buffer): Parameters | null {
  const text = utf8Of(body);
  if (text === null || !text.includes('=')) return null;
  const entries = [...new URLSearchParams(text)];
  const parameters = new Map(entries);
  if (entries.length > MAX_PARAMETERS || parameters.size !== entries.length) return null;
  if (!/^utf-?8$/i.test(parameters.get('charset') ?? 'utf-8')) return null;
  return parameters.has('sign') ? Object.fromEntries(parameters) : null;
}

function readTrade(parameters: Parameters, settings: AlipaySettings): NotificationReading {
  const { out_trade_no: paymentNo, trade_no: providerNo, notify_id: eventId } = parameters;
  if (!paymentNo || !providerNo || !eventId) return refused('malformed');
  if (parameters['seller_id'] !== settings.sellerId) return refused('wrong-merchant');
  const currencies = ['trans_currency', 'pay_currency', 'settle_currency'];
  if (currencies.some((name) => (parameters[name] ?? CURRENCY) !== CURRENCY))
    return refused('wrong-currency');
  const amountFen = fenOf(parameters['total_amount'] ?? '');
  if (amountFen === null) return refused('wrong-amount');
  const told = { providerNo, currency: CURRENCY, eventId } as const;

  const refundNo = parameters['out_biz_no'];
  if (parameters['gmt_refund'] !== undefined) {
    const paidAt = readBeijingTime(parameters['gmt_refund']);
    if (!refundNo || paidAt === null) return refused('malformed');
    return genuine({
      ...told,
      kind: 'refund',
      refundNo,
      paymentNo,
      amountFen: null,
      outcome: 'paid',
      paidAt,
    });
  }
  switch (parameters['trade_status']) {
    case 'TRADE_SUCCESS':
    // The same payment once more, when it can no longer be refunded.
    case 'TRADE_FINISHED': {
      const paidAt = readBeijingTime(parameters['gmt_payment'] ?? '');
      if (paidAt === null) return refused('malformed');
      return genuine({ ...told, kind: 'payment', paymentNo, amountFen, outcome: 'paid', paidAt });
    }
    case 'TRADE_CLOSED':
      return genuine({ ...told, kind: 'payment', paymentNo, amountFen, outcome: 'closed', paidAt: null });
    default:
      return { verdict: 'irrelevant', about: `${parameters['trade_status'] ?? 'no status'} ${paymentNo}` };
  }
}

const transferOutcomes: Record<string, PaymentNotification['outcome']> = {
  SUCCESS: 'paid',
  FAIL: 'failed',
  REFUND: 'failed',
  CLOSED: 'closed',
};

/** Payouts are told to the app's one address for messages, whatever the call said. */
function readMessage(parameters: Parameters): NotificationReading {
  const { msg_method: about = '', notify_id: eventId } = parameters;
  if (about !== 'alipay.fund.trans.order.changed') return { verdict: 'irrelevant', about };
  const read = transfer.safeParse(jsonOf(parameters['biz_content'] ?? null));
  if (!read.success || !eventId) return refused('malformed');
  const { out_biz_no: payoutNo, order_id: providerNo, trans_amount: amountFen, status, pay_date } = read.data;
  const outcome = transferOutcomes[status];
  if (outcome === undefined) return { verdict: 'irrelevant', about: `${status} ${payoutNo}` };
  if (!providerNo || amountFen === undefined) return refused('malformed');
  const paidAt = outcome === 'paid' ? (pay_date ?? null) : null;
  const told = { providerNo, currency: CURRENCY, eventId, outcome, paidAt } as const;
  return genuine({ ...told, kind: 'payout', payoutNo, amountFen });
}

function genuine(notification: PaymentNotification): NotificationReading {
  return { verdict: 'genuine', notification };
}
