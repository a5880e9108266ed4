import type { Db, Tx } from '../../db/database.ts';
import type { LedgerReport } from './verify-ledger.ts';

const FAULTS_KEPT = 100;

export async function insertCheck(tx: Tx, report: LedgerReport, now: Date): Promise<void> {
  await tx
    .insertInto('ledger_checks')
    .values({
      checked_at: now,
      transfer_count: report.transferCount,
      inside_fen: report.insideFen,
      fault_count: report.faults.length,
      faults: JSON.stringify(report.faults.slice(0, FAULTS_KEPT)),
    })
    .execute();
}

export function findLastCheck(db: Db) {
  return db
    .selectFrom('ledger_checks')
    .select(['checked_at', 'transfer_count', 'inside_fen', 'fault_count', 'faults'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
