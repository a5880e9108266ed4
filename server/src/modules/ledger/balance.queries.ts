import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

export type Balances = { availableFen: number; escrowFen: number; frozenFen: number };

// Only accounts that hold something are looked at: orders of the past have left theirs empty.
const balances = statement<{ userId: number }, Balances>(
  (p) => sql`select coalesce(sum(balance_fen) filter (where kind = 'available'), 0)::bigint as "availableFen",
    coalesce(sum(balance_fen) filter (where kind = 'escrow'), 0)::bigint as "escrowFen",
    coalesce(sum(balance_fen) filter (where kind = 'frozen'), 0)::bigint as "frozenFen"
  from ledger_accounts where user_id = ${p.userId} and has_money`,
);

/** Whoever has never had money has nothing. */
export async function getBalances(db: Db, userId: number): Promise<Balances> {
  const [found] = await balances(db, { userId });
  return found ?? { availableFen: 0, escrowFen: 0, frozenFen: 0 };
}

/** What an order holds: free to move, and kept back. */
export async function getOrderBalances(
  db: Db,
  orderId: number,
): Promise<Pick<Balances, 'escrowFen' | 'frozenFen'>> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance_fen'])
    .where('order_id', '=', orderId)
    .execute();
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance_fen ?? 0;
  return { escrowFen: of('escrow'), frozenFen: of('frozen') };
}
