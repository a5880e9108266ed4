import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { ReportedThing, ReportTarget } from '../../../frame/report-target.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { setReviewRemoved } from './appeal.queries.ts';

async function listReported(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select r.id, r.author_id as "ownerId", r.rating || ' 分，《' || o.title || '》' as title, r.content as excerpt,
      '/user/' || r.about_id as link
    from order_reviews r join orders o on o.id = r.order_id
    where r.id = any(${[...ids]}::bigint[]) and r.opened_at is not null and r.removed_at is null`.execute(db);
  return rows;
}

/** What customers say is everybody's to read; what creators say of customers stays between the two. */
async function isOpenTo(db: Db, { id }: ReportedThing, readerId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from order_reviews
    where id = ${id} and (by_side = 'client' or about_id = ${readerId})`.execute(db);
  return rows.length > 0;
}

/** Rating, satisfaction and all that is reckoned from reviews follow by the event. */
export async function weighReview(tx: Tx, reviewId: number, removedAt: Date | null): Promise<boolean> {
  const changed = await setReviewRemoved(tx, reviewId, removedAt);
  if (changed) await emitEvent(tx, 'order.reviewed', changed);
  return changed !== null;
}

export const reviewReport: ReportTarget = {
  kind: 'review',
  list: listReported,
  isOpenTo,
  remove: (tx, id, now) => weighReview(tx, id, now),
  restore: (tx, id) => weighReview(tx, id, null),
};
