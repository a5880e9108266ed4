import type { CauseKind, TransferKind } from '@zaojie/contract/ledger/transfer-kinds';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { availableOf, spelled } from './account-names.ts';
import type { Cause } from './transfer.rules.ts';

export type EntryRow = {
  /** Its number on the account, from 1 without gaps: the place where the next page begins. */
  seq: number;
  transfer_id: number;
  kind: TransferKind;
  cause_kind: CauseKind;
  cause_id: number;
  amount_fen: number;
  balance_after_fen: number;
  created_at: Date;
};

export type EntryFilter = {
  userId: number;
  kind?: TransferKind;
  /** As 2026-03, in Shanghai. */
  month?: string;
  direction?: 'in' | 'out';
  /** Only what came before this one. */
  beforeSeq?: number;
  limit: number;
};

/** What moved somebody's 可用, the latest first. */
export async function listEntries(db: Db, filter: EntryFilter): Promise<EntryRow[]> {
  return (await entriesQuery(filter).execute(db)).rows;
}

export function entriesQuery({ userId, kind, month, direction, beforeSeq, limit }: EntryFilter) {
  const conditions = [
    sql`e.account_id = (select id from ledger_accounts where name = ${spelled(availableOf(userId))}) and e.is_listed`,
    ...(kind === undefined ? [] : [sql`e.kind = ${kind}`]),
    ...(month === undefined ? [] : [sql`e.month = ${`${month}-01`}::date`]),
    // Each way spelled out: the index knows the condition, not a value compared with it.
    ...(direction === 'in' ? [sql`(e.amount_fen > 0) = true`] : []),
    ...(direction === 'out' ? [sql`(e.amount_fen > 0) = false`] : []),
    ...(beforeSeq === undefined ? [] : [sql`e.seq < ${beforeSeq}`]),
  ];
  return sql<EntryRow>`
    select e.seq, e.transfer_id, e.kind, t.cause_kind, t.cause_id, e.amount_fen, e.balance_after_fen, e.created_at
    from (
      select * from ledger_entries e where ${sql.join(conditions, sql` and `)} order by e.seq desc limit ${limit}
    ) e join ledger_transfers t on t.id = e.transfer_id order by e.seq desc`;
}

export type IncomeRow = { month: string; amount_fen: number; transfer_count: number };

/** What somebody earned, the latest month first; months without income are left out. */
export async function listIncome(
  db: Db,
  { userId, months }: { userId: number; months: number },
): Promise<IncomeRow[]> {
  const { rows } = await sql<IncomeRow>`
    select to_char(month, 'YYYY-MM') as month, amount_fen, transfer_count from ledger_income
    where user_id = ${userId} order by ledger_income.month desc limit ${months}`.execute(db);
  return rows;
}

export type TransferRow = {
  id: number;
  kind: TransferKind;
  asked_by: number | null;
  created_at: Date;
  entries: { account: string; amount_fen: number }[];
};

/** Every transfer that was made for something, in their order: the money panel of an order, the steps of a withdrawal. */
export async function listTransfersOf(db: Db, cause: Cause): Promise<TransferRow[]> {
  const { rows } = await sql<TransferRow>`
    select t.id, t.kind, t.asked_by, t.created_at, (
      select json_agg(json_build_object('account', a.name, 'amount_fen', e.amount_fen) order by a.id)
      from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transfer_id = t.id
    ) as entries
    from ledger_transfers t where t.cause_kind = ${cause.kind} and t.cause_id = ${cause.id} order by t.id`.execute(
    db,
  );
  return rows;
}
