import { queryOptions } from '@tanstack/react-query';
import { getPayment } from '@zaojie/contract/payments/payment.endpoints';
import type { PaymentState } from '@zaojie/contract/payments/payment-words';
import { call } from '../../api/client.ts';

export const paymentKey = (id: number) => ['payment', id] as const;

export const paymentQuery = (id: number) =>
  queryOptions({
    queryKey: paymentKey(id),
    queryFn: async ({ signal }) => (await call(getPayment, { params: { id }, signal })).data,
    staleTime: 0,
    // Back from the provider's app or another tab: the notification may have come meanwhile.
    refetchOnWindowFocus: 'always',
  });

export function isOver(state: PaymentState): boolean {
  return state === 'paid' || state === 'failed' || state === 'closed';
}
