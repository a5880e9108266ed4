import { bracketed } from '@zaojie/contract/titles';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../frame/refusal.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { tellFromSite, type Telling } from '../notifications/index.ts';
import type { PaymentEvents } from '../payments/index.ts';
import { lockOrder } from './engine/order.queries.ts';
import type { OrderRow } from './engine/order-row.ts';
import { amountOfPart, payPart } from './steps/pay-order.ts';
import { money } from './view/words.ts';

type Paid = PaymentEvents['payment.paid'];

/** Cancelled meanwhile, paid already, or another price by now: false, and nothing has changed. */
async function payOrder(
  tx: Tx,
  order: OrderRow,
  { part, userId, amountFen }: Paid,
  now: Date,
): Promise<boolean> {
  if (part === null || order.client_id !== userId || amountOfPart(order, part) > amountFen) return false;
  try {
    await payPart(tx, { order, actor: { role: 'client', userId }, now }, part);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The provider has vouched for the money, which is in the payer's 可用; from there it goes into the order it was meant for. */
export const createOrderPayments = (telling: Telling): Subscriber[] => [
  subscribe('payment.paid', 'orders.payments', async (tx, paid) => {
    const order = paid.purposeId === null ? null : await lockOrder(tx, paid.purposeId);
    if (paid.purposeKind !== 'order' || !order) return;
    if (await payOrder(tx, order, paid, telling.now())) return;
    await tellFromSite(tx, telling, {
      userId: paid.userId,
      key: `order-paid-late:${paid.paymentId}`,
      subject: {
        kind: 'order',
        id: order.id,
        title: '付款已转入钱包余额',
        excerpt: `${bracketed(order.title)}已不能支付，${money(paid.amountFen)} 留在你的钱包里，可以提现或用于别的订单。`,
        picture: '',
        link: `/order/${order.id}`,
      },
    });
  }),
];
