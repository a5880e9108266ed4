import { dayInShanghai } from '@zaojie/contract/days';
import { moneyLimits } from '@zaojie/contract/wallet/money-limits';
import { yuanOf } from '@zaojie/contract/money';
import { paymentMethods } from '@zaojie/contract/payments/payment-words';
import type * as endpoints from '@zaojie/contract/wallet/wallet.endpoints';
import type { Action } from '../../frame/action.ts';
import { getBalances, listIncome } from '../ledger/index.ts';
import { getIncoming } from './wallet.queries.ts';

export const getWallet: Action<typeof endpoints.getWallet> = async ({ db, viewer, payments }) => {
  const { availableFen, escrowFen, frozenFen } = await getBalances(db, viewer.userId);
  return {
    available: yuanOf(availableFen),
    escrow: yuanOf(escrowFen),
    frozen: yuanOf(frozenFen),
    incoming: yuanOf(await getIncoming(db, viewer.userId)),
    methods: payments.methods.map((method) => ({ method, label: paymentMethods[method] })),
    is_sandbox: payments.cashier !== null,
  };
};

/** The months up to this one in Shanghai, the earliest first, as 2026-03. */
export function monthsUpTo(now: Date, count: number): string[] {
  const [year = 0, month = 0] = dayInShanghai(now).split('-').map(Number);
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(year, month - count + i, 1)).toISOString().slice(0, 7),
  );
}

export const getIncome: Action<typeof endpoints.getIncome> = async ({ db, viewer, now }) => {
  const months = monthsUpTo(now(), moneyLimits.wallet.incomeMonths);
  const rows = await listIncome(db, { userId: viewer.userId, months: months.length });
  const known = new Map(rows.map((row) => [row.month, row]));
  const earned = months.map((month) => {
    const row = known.get(month);
    return { month, fen: row?.amount_fen ?? 0, count: row?.transfer_count ?? 0 };
  });
  const totalFen = earned.reduce((sum, { fen }) => sum + fen, 0);
  return {
    data: earned.map(({ month, fen, count }) => ({ month, amount: yuanOf(fen), count })),
    total: yuanOf(totalFen),
  };
};
