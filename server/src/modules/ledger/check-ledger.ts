import type { Db } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { insertCheck } from './check.queries.ts';
import { verifyLedger, type LedgerReport } from './verify-ledger.ts';

/** Verifies the ledger and keeps what was found, for those who watch. */
export async function checkLedger(db: Db, now: Date): Promise<LedgerReport> {
  const report = await verifyLedger(db);
  await transaction(db, (tx) => insertCheck(tx, report, now));
  return report;
}
