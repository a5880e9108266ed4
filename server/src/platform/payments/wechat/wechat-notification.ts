import * as z from 'zod';
import { headerOf, jsonOf, MAX_NOTIFICATION_BYTES, refused, utf8Of } from '../notification-body.ts';
import {
  CURRENCY,
  type NotificationReading,
  type NotificationRequest,
  type PaymentNotification,
} from '../payment-provider.ts';
import { fen, time, transaction } from './wechat-answers.ts';
import type { WechatPaySettings } from './wechat-pay-settings.ts';
import type { PlatformKeys } from './wechat-platform-keys.ts';
import { decryptResource, isSigned, isTimely, messageSignature } from './wechat-signature.ts';

const envelope = z.object({
  id: z.string().min(1).max(64),
  event_type: z.string().min(1).max(64),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    nonce: z.string().max(64),
    associated_data: z.string().max(64).optional(),
    ciphertext: z.string(),
  }),
});

const text = z.string().min(1).max(512);
const refund = z.object({
  mchid: text,
  out_trade_no: text,
  out_refund_no: text,
  refund_id: text,
  refund_status: text,
  success_time: time.optional(),
  amount: z.object({ refund: fen, currency: z.string().optional() }),
});
const transfer = z.object({
  mch_id: text,
  out_bill_no: text,
  transfer_bill_no: text,
  state: text,
  transfer_amount: fen,
  update_time: time.optional(),
});

type Outcome = PaymentNotification['outcome'];
const paymentOutcomes: Record<string, Outcome> = {
  SUCCESS: 'paid',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'failed',
};
// A refund that is ABNORMAL isn't over: the merchant sends it elsewhere in the console.
const refundOutcomes: Record<string, Outcome> = { SUCCESS: 'paid', CLOSED: 'closed' };
const transferOutcomes: Record<string, Outcome> = { SUCCESS: 'paid', FAIL: 'failed', CANCELLED: 'closed' };

/** Who sent it, then when, then what it says: nothing of the content is looked at before the signature fits. */
export async function readWechatNotification(
  request: NotificationRequest,
  settings: WechatPaySettings,
  keys: PlatformKeys,
  now: Date,
): Promise<NotificationReading> {
  if (request.rawBody.length > MAX_NOTIFICATION_BYTES) return refused('too-large');
  const signature = messageSignature((name) => headerOf(request, name));
  if (signature === null) return refused('malformed');
  if (!isTimely(signature, now)) return refused('stale');
  const key = await keys.find(signature.serial);
  if (key === null) return refused('unknown-certificate');
  if (!isSigned(key, signature, request.rawBody)) return refused('wrong-signature');
  const message = envelope.safeParse(jsonOf(utf8Of(request.rawBody)));
  if (!message.success) return refused('malformed');
  const content = decryptResource(settings.v3Key, message.data.resource);
  if (content === null) return refused('undecryptable');
  return readContent(message.data, jsonOf(content), settings);
}

function readContent(
  { id: eventId, event_type: event }: z.output<typeof envelope>,
  content: unknown,
  settings: WechatPaySettings,
): NotificationReading {
  if (event.startsWith('TRANSACTION.')) return readTransaction(eventId, event, content, settings);
  if (event.startsWith('REFUND.')) {
    const read = refund.safeParse(content);
    if (!read.success) return refused('malformed');
    const { data } = read;
    if (data.mchid !== settings.merchantId) return refused('wrong-merchant');
    if ((data.amount.currency ?? CURRENCY) !== CURRENCY) return refused('wrong-currency');
    const outcome = refundOutcomes[data.refund_status];
    if (outcome === undefined) return { verdict: 'irrelevant', about: `${event} ${data.out_refund_no}` };
    return genuine({
      kind: 'refund',
      refundNo: data.out_refund_no,
      paymentNo: data.out_trade_no,
      providerNo: data.refund_id,
      amountFen: data.amount.refund,
      currency: CURRENCY,
      outcome,
      paidAt: data.success_time ?? null,
      eventId,
    });
  }
  if (!event.startsWith('MCHTRANSFER.')) return { verdict: 'irrelevant', about: event };
  const read = transfer.safeParse(content);
  if (!read.success) return refused('malformed');
  const { data } = read;
  if (data.mch_id !== settings.merchantId) return refused('wrong-merchant');
  const outcome = transferOutcomes[data.state];
  if (outcome === undefined) return { verdict: 'irrelevant', about: `${event} ${data.out_bill_no}` };
  return genuine({
    kind: 'payout',
    payoutNo: data.out_bill_no,
    providerNo: data.transfer_bill_no,
    amountFen: data.transfer_amount,
    currency: CURRENCY,
    outcome,
    paidAt: outcome === 'paid' ? (data.update_time ?? null) : null,
    eventId,
  });
}

function readTransaction(
  eventId: string,
  event: string,
  content: unknown,
  settings: WechatPaySettings,
): NotificationReading {
  const read = transaction.safeParse(content);
  if (!read.success) return refused('malformed');
  const { data } = read;
  if (data.mchid !== settings.merchantId || data.appid !== settings.appId) return refused('wrong-merchant');
  const { total, currency } = data.amount ?? {};
  if (total === undefined) return refused('malformed');
  if (currency !== CURRENCY) return refused('wrong-currency');
  const outcome = paymentOutcomes[data.trade_state];
  if (outcome === undefined) return { verdict: 'irrelevant', about: `${event} ${data.out_trade_no}` };
  if (outcome === 'paid' && (data.transaction_id === undefined || data.success_time === undefined)) {
    return refused('malformed');
  }
  return genuine({
    kind: 'payment',
    paymentNo: data.out_trade_no,
    providerNo: data.transaction_id ?? '',
    amountFen: total,
    currency,
    outcome,
    paidAt: data.success_time ?? null,
    eventId,
  });
}

function genuine(notification: PaymentNotification): NotificationReading {
  return { verdict: 'genuine', notification };
}
