import type { Module } from '../../frame/module.ts';
import { createLedgerTasks, ledgerCrons } from './ledger.jobs.ts';
import { ledgerWatch } from './ledger.watch.ts';
import { ledgerExports } from './ledger.export.ts';
import { holdByMoney } from './ledger.hold.ts';

export {
  availableOf,
  escrowOf,
  frozenOf,
  frozenOfOrder,
  platformAccounts,
  type AccountName,
} from './account-names.ts';
export { getBalances, getOrderBalances, type Balances } from './balance.queries.ts';
export { availableFenOf, heldForOrders } from './balance.sql.ts';
export { checkLedger } from './check-ledger.ts';
export {
  entriesQuery,
  listEntries,
  listIncome,
  listTransfersOf,
  type EntryFilter,
  type EntryRow,
  type IncomeRow,
  type TransferRow,
} from './entry.queries.ts';
export { transfer, type Transferred } from './transfer.ts';
export type { Cause, Move, TransferRequest } from './transfer.rules.ts';
export { verifyLedger, type LedgerReport } from './verify-ledger.ts';
export type { Fault } from './verify.queries.ts';

export const ledgerModule: Module = {
  name: 'ledger',
  holds: [holdByMoney],
  exports: ledgerExports,
  tasks: createLedgerTasks,
  crons: ledgerCrons,
  watches: [ledgerWatch],
};
