import type { OrderCard } from '@zaojie/contract/orders/order.schemas';
import { formatYuan } from '../../../text/numbers.ts';
import { disputePath, orderPath, paymentPath, reviewPath, type OrderRoof } from '../order-address.ts';

const yuan = (amount: number) => formatYuan(amount, { exact: true });

/** Under the price: where the money is, in a few words. */
export function moneyWords(order: OrderCard): string {
  const { status, paid, price, side } = order;
  if (status === 'refunding' || status === 'disputing') return '冻结中';
  if (status === 'cancelled' || status === 'refunded') return paid > 0 ? '已全额退回' : '没有付款';
  if (status === 'completed') {
    if (order.is_partly_refunded) return '退了一部分';
    return side === 'buyer' ? '已转给对方' : '已结算';
  }
  if (paid === 0) return price === 0 ? '不用付款' : '还没付款';
  return paid >= price ? '全款托管' : `已托管 ${yuan(paid)}`;
}

export type RowButton = { label: string; to: string };

/** Where the button of a row leads: to the very step where it has a page, else to the order. */
export function rowButton(order: OrderCard, roof: OrderRoof): RowButton {
  const { id, now, status } = order;
  const own = orderPath(id, roof);
  if (status === 'disputing') return { label: '看案卷', to: disputePath(id, roof) };
  if (now.whose === 'me' && now.action !== null) {
    const isPayment = now.action === 'payDeposit' || now.action === 'payBalance';
    const to = isPayment ? paymentPath(id) : now.action === 'review' ? reviewPath(id) : own;
    return { label: now.action_label, to };
  }
  if (order.can.review) return { label: '写评价', to: reviewPath(id) };
  return { label: status === 'refunding' ? '看进度' : '看详情', to: own };
}
