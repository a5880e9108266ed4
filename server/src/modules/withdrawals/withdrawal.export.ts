import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const withdrawalExports: readonly ExportPart[] = [
  {
    name: 'payout-accounts',
    about: '提现账户',
    rows: (userId) => sql`
    select kind, bank, holder_masked, masked, created_at, removed_at
    from payout_accounts where user_id = ${userId} order by id`,
  },
  {
    name: 'withdrawals',
    about: '提现记录',
    rows: (userId) => sql`
    select payout_no, amount_fen, state, reason, created_at, settled_at
    from withdrawals where user_id = ${userId} order by id`,
  },
];
