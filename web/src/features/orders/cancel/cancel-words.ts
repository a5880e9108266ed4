import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { yuanOf, fenOf } from '@zaojie/contract/money';
import { formatYuan } from '../../../text/numbers.ts';

/** A chosen reason and own words as one. */
export function reasonOf(choice: string, words: string): string {
  const own = words.trim();
  if (choice === '' || choice === '其他') return own || choice;
  return own === '' ? choice : `${choice}：${own}`;
}

/** All that is held goes back. */
export function amountBack({ money }: Pick<OrderDetail, 'money'>): number {
  return yuanOf((fenOf(money.escrow) ?? 0) + (fenOf(money.frozen) ?? 0));
}

export function confirmWords(order: Pick<OrderDetail, 'money' | 'role'>): string {
  const back = amountBack(order);
  if (back === 0) return '确认取消';
  const words = formatYuan(back, { exact: true });
  return order.role === 'client' ? `确认取消，退回 ${words}` : `确认取消，退给客户 ${words}`;
}
