import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { headerOf, jsonOf, MAX_NOTIFICATION_BYTES, refused, utf8Of } from '../notification-body.ts';
import {
  CURRENCY,
  OUR_NUMBER,
  type NotificationReading,
  type NotificationRequest,
  type PaymentNotification,
} from '../payment-provider.ts';

const WINDOW_SECONDS = 300;
export const TIMESTAMP_HEADER = 'x-sandbox-timestamp';
export const SIGNATURE_HEADER = 'x-sandbox-signature';

/** What a provider would post to us. */
export type SignedNotification = { headers: Record<string, string>; rawBody: Buffer };

const number = z.string().regex(OUR_NUMBER);
const told = {
  merchant: z.string(),
  providerNo: z.string().min(1).max(64),
  amountFen: z.int().min(0),
  currency: z.string(),
  outcome: z.enum(['paid', 'failed', 'closed']),
  paidAt: z.iso
    .datetime()
    .transform((value) => new Date(value))
    .nullable(),
  eventId: z.string().min(1).max(64),
};
const content = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('payment'), paymentNo: number, ...told }),
  z.object({ kind: z.literal('refund'), refundNo: number, paymentNo: number, ...told }),
  z.object({ kind: z.literal('payout'), payoutNo: number, ...told }),
]);
export type SandboxContent = z.input<typeof content>;

export const SANDBOX_MERCHANT = 'sandbox';

function signatureOf(key: string, timestamp: string, body: Buffer): string {
  return createHmac('sha256', key).update(`${timestamp}\n`).update(body).digest('hex');
}

export function signNotification(key: string, said: SandboxContent, at: Date): SignedNotification {
  const rawBody = Buffer.from(JSON.stringify(said));
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return {
    headers: {
      'content-type': 'application/json',
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: signatureOf(key, timestamp, rawBody),
    },
    rawBody,
  };
}

/** As strict as with a real provider: the sandbox is where the way is tried. */
export function readSandboxNotification(
  key: string,
  request: NotificationRequest,
  now: Date,
): NotificationReading {
  if (request.rawBody.length > MAX_NOTIFICATION_BYTES) return refused('too-large');
  const timestamp = headerOf(request, TIMESTAMP_HEADER);
  const signature = headerOf(request, SIGNATURE_HEADER);
  if (timestamp === null || signature === null || !/^\d{10}$/.test(timestamp)) return refused('malformed');
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > WINDOW_SECONDS) return refused('stale');
  const expected = Buffer.from(signatureOf(key, timestamp, request.rawBody));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return refused('wrong-signature');
  const read = content.safeParse(jsonOf(utf8Of(request.rawBody)));
  if (!read.success) return refused('malformed');
  const { merchant, currency, ...rest } = read.data;
  if (merchant !== SANDBOX_MERCHANT) return refused('wrong-merchant');
  if (currency !== CURRENCY) return refused('wrong-currency');
  const notification: PaymentNotification = { ...rest, currency };
  return { verdict: 'genuine', notification };
}
