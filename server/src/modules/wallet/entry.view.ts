import { transferKinds } from '@zaojie/contract/ledger/transfer-kinds';
import { yuanOf } from '@zaojie/contract/money';
import { paymentMethods } from '@zaojie/contract/payments/payment-words';
import type { LedgerEntry } from '@zaojie/contract/wallet/wallet.schemas';
import type { NamedEntry } from './wallet.queries.ts';

const methods = new Map<string, string>(Object.entries(paymentMethods));

export function titleOf({ kind, cause_kind: cause, about }: NamedEntry): string {
  const title = cause === 'recharge' && about !== null ? methods.get(about) : about;
  return title ?? transferKinds[kind];
}

export const viewEntry = (row: NamedEntry): LedgerEntry => ({
  seq: row.seq,
  kind: row.kind,
  kind_label: transferKinds[row.kind],
  amount: yuanOf(row.amount_fen),
  balance: yuanOf(row.balance_after_fen),
  cause: row.cause_kind,
  cause_id: row.cause_id,
  title: titleOf(row),
  link: row.cause_kind === 'order' ? `/order/${row.cause_id}` : '',
  created_at: row.created_at.toISOString(),
});
