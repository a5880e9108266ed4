import type { PaymentMethodName } from '@zaojie/contract/payments/payment-words';
import type { PaymentPageView } from '@zaojie/contract/payments/payment.schemas';
import { payErrors } from '@zaojie/contract/orders/order.errors';
import type { ContextFor } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { startPayment } from '../../payments/index.ts';
import { checkStep } from '../engine/move-order.ts';
import { lockFor } from './acting.ts';
import { amountOfPart, type OrderPart } from './pay-order.ts';

const words: Record<OrderPart, string> = { deposit: '定金', balance: '尾款' };

/** Sends the client to a cashier. The order moves when the provider says that it is paid, and not before. */
export async function startOrderPayment(
  context: ContextFor<'member'>,
  { orderId, part, method }: { orderId: number; part: OrderPart; method: PaymentMethodName },
): Promise<PaymentPageView> {
  const { order, amountFen } = await context.transaction(async (tx) => {
    const acting = await lockFor(tx, context.viewer, orderId, context.now());
    checkStep(acting.order, { ...acting, move: part === 'deposit' ? 'payDeposit' : 'payBalance' });
    return { order: acting.order, amountFen: amountOfPart(acting.order, part) };
  });
  if (amountFen === 0) throw new Refusal(payErrors.nothingToPay);
  return startPayment(context, context.viewer, {
    amountFen,
    subject: `${words[part]}：${order.title}`,
    purpose: { kind: 'order', id: orderId, part },
    method,
    returnPath: `/order/${orderId}/payment`,
  });
}
