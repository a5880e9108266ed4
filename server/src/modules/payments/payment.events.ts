import type { OrderPart, PaymentPurpose } from '@zaojie/contract/payments/payment-words';

type About = {
  paymentId: number;
  userId: number;
  purposeKind: PaymentPurpose;
  /** The order; null for a recharge. */
  purposeId: number | null;
  part: OrderPart | null;
  amountFen: number;
};

export type PaymentEvents = {
  /** The money is in the payer's 可用. Told once for each payment, however late it was paid. */
  'payment.paid': About;
  /** Failed or closed without money. It may still be paid later, by somebody who was slow. */
  'payment.over': About & { state: 'failed' | 'closed' };
  /** A provider has something to say about a payout: whoever asked for it should ask how it stands. */
  'payout.told': { payoutNo: string };
};

declare module '../../platform/events/event-types.ts' {
  interface AppEvents extends PaymentEvents {}
}
