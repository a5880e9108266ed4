import type { payDeposit as endpoint } from '@zaojie/contract/orders/order.endpoints';
import { Answer, type Action } from '../../../frame/action.ts';
import { getOrderView } from '../view/get-order-view.ts';
import { takeStep } from './acting.ts';
import { payPart, type OrderPart } from './pay-order.ts';
import { startOrderPayment } from './start-order-payment.ts';

const messages: Record<OrderPart, string> = {
  deposit: '定金已支付，等创作者确认排期',
  balance: '尾款已支付',
};

/** From the wallet, unless a cashier is named. */
const payingAction =
  (part: OrderPart): Action<typeof endpoint> =>
  async (context, { body }) => {
    const { order_id: orderId, method } = body;
    if (method && method !== 'wallet') {
      const payment = await startOrderPayment(context, { orderId, part, method });
      return { ...(await getOrderView(context.db, context, orderId)), payment };
    }
    const detail = await takeStep(context, orderId, ({ tx, ...paying }) => payPart(tx, paying, part));
    return new Answer(messages[part], { ...detail, payment: null });
  };

export const payDeposit = payingAction('deposit');
export const payBalance = payingAction('balance');
