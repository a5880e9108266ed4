import type { PaymentMethod } from '../../platform/payments/payment-provider.ts';

/** Where a provider tells us what became of a payment, below /api. */
export const NOTIFY_ROUTE = '/payments/notify/{method}';

export const notifyPath = (method: PaymentMethod): string =>
  `/api${NOTIFY_ROUTE.replace('{method}', method)}`;
