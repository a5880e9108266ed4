import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { shownName } from '../../users/index.ts';
import type { Side } from '../engine/order-row.ts';

/** False when that side has shown it already. */
export async function insertShowing(
  tx: Tx,
  showing: { orderId: number; postId: number; side: Side },
  now: Date,
): Promise<boolean> {
  const result = await tx
    .insertInto('order_posts')
    .values({
      post_id: showing.postId,
      order_id: showing.orderId,
      by_side: showing.side,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'by_side']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Of a post that is gone; it may be shown again. */
export async function forgetShowing(tx: Tx, postId: number): Promise<void> {
  await tx.deleteFrom('order_posts').where('post_id', '=', postId).execute();
}

export type CreditRow = { role: 'creator' | 'client'; id: number; nickname: string; avatar: string };

const credits = statement<{ postId: number }, CreditRow>(
  (p) => sql<CreditRow>`
  select credited.role, u.id, ${shownName('u')} as nickname, u.avatar
  from order_posts s join orders o on o.id = s.order_id,
    lateral (values ('creator', o.creator_id), ('client', o.client_id)) credited (role, user_id)
    join users u on u.id = credited.user_id
  where s.post_id = ${p.postId} order by credited.role desc`,
);

/** Who made what a post shows, and for whom; none where it wasn't ordered. */
export const creditsOf = (db: Db, postId: number): Promise<CreditRow[]> => credits(db, { postId });
