import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../db/database.ts';

/** For tests: nothing that is in the ledger can be changed or taken away. */
export async function expectAppendOnly(db: Db): Promise<void> {
  for (const table of ['ledger_entries', 'ledger_transfers', 'ledger_accounts', 'ledger_income']) {
    await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow('append-only');
    await expect(sql`truncate ${sql.table(table)} cascade`.execute(db)).rejects.toThrow('append-only');
  }
  await expect(sql`update ledger_entries set amount_fen = 1`.execute(db)).rejects.toThrow('append-only');
  await expect(sql`update ledger_accounts set balance_fen = 1`.execute(db)).rejects.toThrow('append-only');
}
