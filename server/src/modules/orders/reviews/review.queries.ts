import type { OrderPerson } from '@zaojie/contract/orders/order.schemas';
import type { AppealState } from '@zaojie/contract/orders/review-appeal-words';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Side } from '../engine/order-row.ts';
import { personOf } from '../view/detail.queries.ts';

export type NewReview = {
  order_id: number;
  by_side: Side;
  author_id: number;
  about_id: number;
  rating: number;
  content: string;
};

export async function insertReview(tx: Tx, review: NewReview, now: Date): Promise<void> {
  await tx
    .insertInto('order_reviews')
    .values({ ...review, created_at: now })
    .execute();
}

export async function openOfOrder(
  tx: Tx,
  orderId: number,
  now: Date,
): Promise<{ id: number; content: string }[]> {
  return tx
    .updateTable('order_reviews')
    .set({ opened_at: now })
    .where('order_id', '=', orderId)
    .where('opened_at', 'is', null)
    .returning(['id', 'content'])
    .execute();
}

export type ReviewRow = {
  id: number;
  order_id: number;
  by_side: Side;
  about_id: number;
  rating: number;
  content: string;
  opened_at: Date | null;
  removed_at: Date | null;
  appeal_state: AppealState | null;
  reply: string;
  replied_at: Date | null;
  created_at: Date;
  author: OrderPerson;
  title: string;
};

const columns = sql`r.id, r.order_id, r.by_side, r.about_id, r.rating, r.content, r.opened_at, r.removed_at, r.reply, r.replied_at, r.created_at,
  ${personOf('r.author_id')} as author, o.title,
  (select p.state from review_appeals p where p.review_id = r.id) as appeal_state`;

export async function findReview(db: Db, id: number): Promise<ReviewRow | null> {
  const { rows } = await sql<ReviewRow>`
    select ${columns} from order_reviews r join orders o on o.id = r.order_id where r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** False when it was answered before. */
export async function insertReply(tx: Tx, id: number, reply: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('order_reviews')
    .set({ reply, replied_at: now })
    .where('id', '=', id)
    .where('reply', '=', '')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export type ReviewPlace = { id: number };

/** What customers said of a creator, as far as it is open, the latest first. */
export async function listAbout(
  db: Db,
  userId: number,
  { limit, offset, before }: { limit: number; offset: number; before: ReviewPlace | null },
): Promise<ReviewRow[]> {
  const older =
    before === null
      ? sql``
      : sql`and (r.opened_at, r.id) < (
    select opened_at, id from order_reviews where id = ${before.id})`;
  const { rows } = await sql<ReviewRow>`
    select ${columns} from order_reviews r join orders o on o.id = r.order_id
    where r.about_id = ${userId} and r.by_side = 'client' and r.opened_at is not null
      and r.removed_at is null ${older}
    order by r.opened_at desc, r.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countAbout(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from order_reviews
    where about_id = ${userId} and by_side = 'client' and opened_at is not null
      and removed_at is null`.execute(db);
  return rows[0]?.total ?? 0;
}
