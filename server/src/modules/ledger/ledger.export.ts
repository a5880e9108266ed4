import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const ledgerExports: readonly ExportPart[] = [
  {
    name: 'wallet-ledger',
    about: '钱包流水',
    rows: (userId) => sql`
    select a.kind as account, e.seq, e.kind, e.amount_fen, e.balance_after_fen, t.cause_kind, t.cause_id, e.created_at
    from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transfers t on t.id = e.transfer_id
    where a.user_id = ${userId} order by e.transfer_id, a.id`,
  },
];
