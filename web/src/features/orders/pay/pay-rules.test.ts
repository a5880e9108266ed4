import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import type { WalletFigures } from '@zaojie/contract/wallet/wallet.schemas';
import { expect, test } from 'vitest';
import { dueAmount, duePart, missingIn, usualMethod } from './pay-rules.ts';

const can = (steps: object) => ({ can: steps }) as Pick<OrderDetail, 'can'>;
const money = (figures: object) => ({ money: figures }) as Pick<OrderDetail, 'money'>;
const wallet = (available: number, methods: WalletFigures['methods']): WalletFigures => ({
  available,
  escrow: 0,
  frozen: 0,
  incoming: 0,
  methods,
  is_sandbox: true,
});
const cashier = [{ method: 'sandbox' as const, label: '模拟支付' }];

test('what is due is what the order lets its client pay', () => {
  expect(duePart(can({ payDeposit: true, payBalance: false }))).toBe('deposit');
  expect(duePart(can({ payDeposit: false, payBalance: true }))).toBe('balance');
  expect(duePart(can({ payDeposit: false, payBalance: false }))).toBeNull();
});

test('the balance is what is left of the price, to the fen', () => {
  const figures = money({ price: 100.1, deposit: 20.02, paid: 20.02 });
  expect(dueAmount(figures, 'deposit')).toBe(20.02);
  expect(dueAmount(figures, 'balance')).toBe(80.08);
});

test('a wallet that is a fen short is short', () => {
  expect(missingIn(326.5, 1000)).toBe(673.5);
  expect(missingIn(999.99, 1000)).toBe(0.01);
  expect(missingIn(1000, 1000)).toBe(0);
});

test('the wallet is taken where it is enough, else the first cashier', () => {
  expect(usualMethod(wallet(1000, cashier), 1000)).toBe('wallet');
  expect(usualMethod(wallet(999, cashier), 1000)).toBe('sandbox');
  expect(usualMethod(wallet(999, []), 1000)).toBeNull();
});
