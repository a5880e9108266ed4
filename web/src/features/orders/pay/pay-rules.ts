import { fenOf, yuanOf } from '@zaojie/contract/money';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import type { PaymentMethodName } from '@zaojie/contract/payments/payment-words';
import type { WalletFigures } from '@zaojie/contract/wallet/wallet.schemas';

export type PayPart = 'deposit' | 'balance';
export type PayMethod = 'wallet' | PaymentMethodName;

/** What is to be paid now; null where nothing is. */
export function duePart({ can }: Pick<OrderDetail, 'can'>): PayPart | null {
  if (can.payDeposit) return 'deposit';
  return can.payBalance ? 'balance' : null;
}

export function dueAmount({ money }: Pick<OrderDetail, 'money'>, part: PayPart): number {
  if (part === 'deposit') return money.deposit;
  return yuanOf(Math.max(0, (fenOf(money.price) ?? 0) - (fenOf(money.paid) ?? 0)));
}

/** How much the wallet falls short, in yuan; 0 when it is enough. One pays from it or at a cashier, never a mix. */
export function missingIn(availableYuan: number, amountYuan: number): number {
  const missing = (fenOf(amountYuan) ?? 0) - (fenOf(availableYuan) ?? 0);
  return yuanOf(Math.max(0, missing));
}

/** The wallet where it is enough, else the first cashier; null where neither can be used. */
export function usualMethod(wallet: WalletFigures, amountYuan: number): PayMethod | null {
  if (missingIn(wallet.available, amountYuan) === 0) return 'wallet';
  return wallet.methods[0]?.method ?? null;
}

export const partWords = {
  deposit: { title: '付定金', paid: '定金已付，进了平台托管' },
  balance: { title: '付尾款', paid: '尾款已付，进了平台托管' },
} as const;
