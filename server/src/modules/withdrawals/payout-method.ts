import { payoutKindNames, type PayoutKind } from '@zaojie/contract/withdrawals/withdrawal-states';
import type { Payments } from '../../platform/payments/create-payments.ts';
import type { PaymentMethod } from '../../platform/payments/payment-provider.ts';

/** Who pays out to this kind of account; null where nobody does. */
export function payoutMethodOf(payments: Payments, kind: PayoutKind): PaymentMethod | null {
  return payments.methods.find((method) => payments.find(method)?.payoutKinds.includes(kind)) ?? null;
}

export const offeredKinds = (payments: Payments): PayoutKind[] =>
  payoutKindNames.filter((kind) => payoutMethodOf(payments, kind) !== null);
