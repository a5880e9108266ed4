import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const paymentExports: readonly ExportPart[] = [
  {
    name: 'payments',
    about: '支付记录',
    rows: (userId) => sql`
    select payment_no, amount_fen, method, purpose, order_id, subject, state, created_at, paid_at
    from payments where user_id = ${userId} order by id`,
  },
];
