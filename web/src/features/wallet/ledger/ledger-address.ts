import { transferKinds, type TransferKind } from '@zaojie/contract/ledger/transfer-kinds';
import { dayInShanghai } from '@zaojie/contract/days';

export type LedgerDirection = 'in' | 'out';
export type LedgerFilter = {
  kind: TransferKind | null;
  month: string | null;
  direction: LedgerDirection | null;
};

/** What reaches the balance that one can spend; the others pass between the platform's own accounts. */
export const shownKinds = [
  'recharge',
  'payment',
  'income',
  'refund',
  'withdrawal',
  'withdrawal_returned',
] as const satisfies readonly TransferKind[];

const isKind = (value: string | null): value is TransferKind =>
  value !== null && Object.hasOwn(transferKinds, value);

/** Of the address; what makes no sense is left out. */
export function readLedgerFilter(query: URLSearchParams): LedgerFilter {
  const kind = query.get('kind');
  const month = query.get('month');
  const direction = query.get('direction');
  return {
    kind: isKind(kind) ? kind : null,
    month: month !== null && /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    direction: direction === 'in' || direction === 'out' ? direction : null,
  };
}

/** The address with another filter; what else it says stays. */
export function writeLedgerFilter(query: URLSearchParams, change: Partial<LedgerFilter>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

const MONTHS_SHOWN = 24;

/** This month and those before it, in Shanghai: 2026-11, 2026-10 … The chosen one is among them, however old. */
export function monthsUntil(now: Date, chosen: string | null): string[] {
  const today = dayInShanghai(now);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const months = Array.from({ length: MONTHS_SHOWN }, (_, ago) => {
    const count = year * 12 + month - 1 - ago;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
  if (chosen === null || months.includes(chosen)) return months;
  return [...months, chosen].sort((a, b) => b.localeCompare(a));
}

/** 2026年3月 */
export function monthText(month: string): string {
  return `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`;
}
