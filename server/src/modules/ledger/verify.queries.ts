import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export type FaultKind =
  | 'sum'
  | 'chain'
  | 'below_zero'
  | 'cause'
  | 'balance'
  | 'escrow'
  | 'frozen'
  | 'income'
  | 'inside';
/** A wrong fen: what it should be, what it is, and the transfer after which it is so. */
export type Fault = {
  kind: FaultKind;
  transferId: number | null;
  account: string | null;
  expectedFen: number;
  foundFen: number;
};
export type Range = { after: number; upTo: number };

/** However much is wrong, this much of each kind is enough to know where to look. */
const NAMED = sql.lit(100);

const rows = async (db: Db, query: ReturnType<typeof sql<Fault>>) => (await query.execute(db)).rows;

/** Transfers whose entries don't cancel out, or that have none. */
export function findWrongSums(db: Db, { after, upTo }: Range): Promise<Fault[]> {
  return rows(
    db,
    sql<Fault>`
      select 'sum' as kind, t.id as "transferId", null as account, 0 as "expectedFen",
        coalesce(sum(e.amount_fen), 0)::bigint as "foundFen"
      from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id
      where t.id > ${after} and t.id <= ${upTo} group by t.id
      having coalesce(sum(e.amount_fen), 0) <> 0 or count(e.seq) < 2 order by t.id limit ${NAMED}`,
  );
}

/** Entries that don't follow from the one before, leave too little, or move an order's money for something else. */
export function findBrokenChains(db: Db, { after, upTo }: Range): Promise<Fault[]> {
  return rows(
    db,
    sql<Fault>`
      select f.kind, e.transfer_id as "transferId", a.name as account, f.expected as "expectedFen",
        e.balance_after_fen as "foundFen"
      from ledger_entries e
      join ledger_accounts a on a.id = e.account_id
      join ledger_transfers t on t.id = e.transfer_id
      left join ledger_entries p on p.account_id = e.account_id and p.seq = e.seq - 1
      cross join lateral (values
        ('chain', coalesce(p.balance_after_fen, 0) + e.amount_fen,
          e.balance_after_fen <> coalesce(p.balance_after_fen, 0) + e.amount_fen or (p.seq is null and e.seq <> 1)),
        ('below_zero', 0::bigint, e.balance_after_fen < 0 and a.kind <> 'cash'),
        ('cause', e.balance_after_fen - e.amount_fen,
          a.order_id is not null and (t.cause_kind <> 'order' or t.cause_id <> a.order_id))
      ) as f(kind, expected, is_wrong)
      where e.transfer_id > ${after} and e.transfer_id <= ${upTo} and f.is_wrong
      order by e.transfer_id, a.id limit ${NAMED}`,
  );
}

/** Balances that aren't what their last entry left, named with that entry's transfer. */
export function findWrongBalances(db: Db): Promise<Fault[]> {
  return rows(
    db,
    sql<Fault>`
      select 'balance' as kind, l.transfer_id as "transferId", a.name as account,
        coalesce(l.balance_after_fen, 0) as "expectedFen", a.balance_fen as "foundFen"
      from ledger_accounts a left join lateral (
        select e.seq, e.transfer_id, e.balance_after_fen from ledger_entries e
        where e.account_id = a.id order by e.seq desc limit 1
      ) l on true
      where a.balance_fen <> coalesce(l.balance_after_fen, 0) or a.entry_count <> coalesce(l.seq, 0)
      order by a.id limit ${NAMED}`,
  );
}

/** Orders that hold something else than what was paid in for them and hasn't gone out. */
export function findWrongEscrows(db: Db): Promise<Fault[]> {
  return rows(
    db,
    sql<Fault>`
      select 'escrow' as kind, max(e.transfer_id) as "transferId", a.name as account,
        coalesce(sum(e.amount_fen) filter (where t.id is not null), 0)::bigint as "expectedFen", a.balance_fen as "foundFen"
      from ledger_accounts a
      left join ledger_entries e on e.account_id = a.id
      left join ledger_transfers t on t.id = e.transfer_id and t.cause_kind = 'order' and t.cause_id = a.order_id
      where a.order_id is not null group by a.id
      having a.balance_fen <> coalesce(sum(e.amount_fen) filter (where t.id is not null), 0)
      order by a.id limit ${NAMED}`,
  );
}

/** What was frozen for one thing, a withdrawal or a purchase, and left for another: less than nothing is left of it. */
export function findWrongFrozen(db: Db): Promise<Fault[]> {
  return rows(
    db,
    sql<Fault>`
      select 'frozen' as kind, max(e.transfer_id) as "transferId", a.name as account, 0 as "expectedFen",
        sum(e.amount_fen)::bigint as "foundFen"
      from ledger_accounts a
      join ledger_entries e on e.account_id = a.id
      join ledger_transfers t on t.id = e.transfer_id
      where a.kind = 'frozen' and a.order_id is null
      group by a.id, t.cause_kind, t.cause_id having sum(e.amount_fen) < 0
      order by a.id limit ${NAMED}`,
  );
}

export function findWrongIncome(db: Db): Promise<Fault[]> {
  return rows(
    db,
    sql<Fault>`
      select 'income' as kind, e.last as "transferId",
        'income:' || coalesce(i.user_id, e.user_id) || ' ' || to_char(coalesce(i.month, e.month), 'YYYY-MM') as account,
        coalesce(e.amount, 0)::bigint as "expectedFen", coalesce(i.amount_fen, 0) as "foundFen"
      from ledger_income i full join (
        select a.user_id, e.month, sum(e.amount_fen) as amount, count(*) as number, max(e.transfer_id) as last
        from ledger_accounts a join ledger_entries e on e.account_id = a.id
        where a.kind = 'available' and e.kind in ('income', 'game_income') and e.amount_fen > 0 group by a.user_id, e.month
      ) e on e.user_id = i.user_id and e.month = i.month
      where i.amount_fen is distinct from e.amount or i.transfer_count is distinct from e.number
      order by 3 limit ${NAMED}`,
  );
}

export type Totals = { lastId: number; transferCount: number };

export async function countTransfers(db: Db): Promise<Totals> {
  const { rows: found } = await sql<Totals>`
    select coalesce(max(id), 0) as "lastId", count(*) as "transferCount" from ledger_transfers`.execute(db);
  return found[0] ?? { lastId: 0, transferCount: 0 };
}

export type MoneyInside = { insideFen: number; broughtInFen: number; takenOutFen: number };

export async function sumMoney(db: Db): Promise<MoneyInside> {
  const { rows: found } = await sql<MoneyInside>`
    select (select coalesce(sum(balance_fen), 0)::bigint from ledger_accounts where kind <> 'cash') as "insideFen",
      coalesce(-sum(e.amount_fen) filter (where e.amount_fen < 0), 0)::bigint as "broughtInFen",
      coalesce(sum(e.amount_fen) filter (where e.amount_fen > 0), 0)::bigint as "takenOutFen"
    from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.kind = 'cash'`.execute(db);
  return found[0] ?? { insideFen: 0, broughtInFen: 0, takenOutFen: 0 };
}
