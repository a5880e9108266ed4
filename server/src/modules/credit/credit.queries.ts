import type { CreditSide } from '@zaojie/contract/credit/credit-words';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { repliesOf } from '../bounties/index.ts';
import { keptWords, type KeptWord } from '../orders/index.ts';
import type { Counted, Replies } from './credit.rules.ts';

export type Whose = { side: CreditSide; userId: number; since: Date };

/** How often each thing happened. */
export const countsQuery = ({ side, userId, since }: Whose) => sql<Counted>`
  select kind, actor, "wasOnTime", "wasPaid", count(*)::int as count
  from ${keptWords(side, sql.val(userId), sql.val(since))} w group by kind, actor, "wasOnTime", "wasPaid"`;

export async function findReplies(db: Db, userId: number): Promise<Replies> {
  const { rows } = await sql<{ replies: Replies }>`
    select ${repliesOf(sql.val(userId))} as replies`.execute(db);
  return rows[0]?.replies ?? null;
}

export type WordRow = KeptWord & { id: number; order_id: number; title: string; created_at: Date };

/** What means nothing for this side is left out by the same conditions as in the rules, so that pages are full. */
const silent = {
  creator: sql`(kind in ('deposit_paid', 'balance_paid', 'ended_unpaid', 'cancelled') or (kind = 'lapsed' and not "wasPaid")
    or (kind = 'delivered' and "wasOnTime" is null))`,
  client: sql`(kind in ('confirmed', 'delivered', 'left', 'overdue_cancelled') or (kind = 'lapsed' and "wasPaid")
    or (kind = 'cancelled' and not ("wasPaid" and actor = 'client')))`,
};

export function wordsQuery({ side, userId, since }: Whose, beforeId: number | null, limit: number) {
  const before = beforeId === null ? sql`` : sql`and id < ${beforeId}`;
  return sql<WordRow>`select * from ${keptWords(side, sql.val(userId), sql.val(since))} w
    where not ${silent[side]} ${before} order by id desc limit ${limit}`;
}
