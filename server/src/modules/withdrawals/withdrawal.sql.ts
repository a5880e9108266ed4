import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';

/** Where a withdrawal goes, as its owner recognises it; null where there is none. */
export function accountOfWithdrawal(withdrawalId: Sql): RawBuilder<string | null> {
  return sql<string | null>`(select case a.kind when 'bank' then a.bank else '支付宝' end || ' ' || a.masked
    from withdrawals w join payout_accounts a on a.id = w.account_id where w.id = ${withdrawalId})`;
}
