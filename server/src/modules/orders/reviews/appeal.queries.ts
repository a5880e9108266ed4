import type { AppealState } from '@zaojie/contract/orders/review-appeal-words';
import type { OrderPerson } from '@zaojie/contract/orders/order.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { personOf } from '../view/detail.queries.ts';

/** False when it was appealed before. */
export async function insertAppeal(
  tx: Tx,
  { reviewId, userId, words, now }: { reviewId: number; userId: number; words: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('review_appeals')
    .values({ review_id: reviewId, user_id: userId, words, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export type AppealRow = {
  id: number;
  review_id: number;
  order_id: number;
  order_title: string;
  rating: number;
  content: string;
  reply: string;
  author_id: number;
  user_id: number;
  author: OrderPerson;
  appellant: OrderPerson;
  words: string;
  state: AppealState;
  answer: string;
  admin: OrderPerson | null;
  created_at: Date;
  decided_at: Date | null;
};

const select = (rest: RawBuilder<unknown>) => sql<AppealRow>`
  select p.id, p.review_id, r.order_id, o.title as order_title, r.rating, r.content, r.reply, r.author_id, p.user_id,
    ${personOf('r.author_id')} as author, ${personOf('p.user_id')} as appellant, p.words, p.state, p.answer,
    case when p.decided_by is not null then ${personOf('p.decided_by')} end as admin, p.created_at, p.decided_at
  from review_appeals p join order_reviews r on r.id = p.review_id join orders o on o.id = r.order_id ${rest}`;

export async function findAppeal(db: Db, id: number): Promise<AppealRow | null> {
  const { rows } = await select(sql`where p.id = ${id}`).execute(db);
  return rows[0] ?? null;
}

export async function lockAppeal(tx: Tx, id: number): Promise<AppealRow | null> {
  await sql`select from review_appeals where id = ${id} for no key update`.execute(tx);
  return findAppeal(tx, id);
}

export async function settleAppeal(
  tx: Tx,
  id: number,
  { state, answer, adminId, now }: { state: AppealState; answer: string; adminId: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('review_appeals')
    .set({ state, answer, decided_by: adminId, decided_at: now })
    .where('id', '=', id)
    .execute();
}

export type AppealList = { state: AppealState; limit: number; offset: number };

/** Who has waited longest comes first; of what is decided, the latest. */
export function appealsQuery({ state, limit, offset }: AppealList): RawBuilder<AppealRow> {
  return select(sql`where p.state = ${state}
    order by p.id ${state === 'open' ? sql`` : sql`desc`} limit ${limit} offset ${offset}`);
}

export async function countAppeals(db: Db): Promise<Record<AppealState, number>> {
  const rows = await db
    .selectFrom('review_appeals')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const countOf = (state: AppealState) => rows.find((row) => row.state === state)?.count ?? 0;
  return { open: countOf('open'), kept: countOf('kept'), removed: countOf('removed') };
}

/** Takes a review that is open out of everything, or puts it back. Whose order it was; null where that is so already. */
export async function setReviewRemoved(
  tx: Tx,
  reviewId: number,
  removedAt: Date | null,
): Promise<{ orderId: number; creatorId: number } | null> {
  const { rows } = await sql<{ orderId: number; creatorId: number }>`
    update order_reviews r set removed_at = ${removedAt} from orders o
    where r.id = ${reviewId} and o.id = r.order_id and r.opened_at is not null
      and (r.removed_at is null) = ${removedAt !== null}
    returning r.order_id as "orderId", o.creator_id as "creatorId"`.execute(tx);
  return rows[0] ?? null;
}
