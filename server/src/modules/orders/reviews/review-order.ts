import { orderLimits } from '@zaojie/contract/orders/order-limits';
import type {
  listReviews as listEndpoint,
  replyToReview as replyEndpoint,
  reviewOrder as reviewEndpoint,
} from '@zaojie/contract/orders/review.endpoints';
import { reviewErrors } from '@zaojie/contract/orders/order.errors';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../../frame/paging.ts';
import { daysAfter } from '../engine/clock.ts';
import { moveOrder } from '../engine/move-order.ts';
import { otherSide, userOf } from '../engine/order-row.ts';
import { stepAction, type Acting } from '../steps/acting.ts';
import { unseal } from './open-reviews.ts';
import {
  countAbout,
  findReview,
  insertReply,
  insertReview,
  listAbout,
  type ReviewRow,
} from './review.queries.ts';

/** Sealed until both are in, or for some days after the first. */
export async function review(
  { tx, order, actor, now }: Acting,
  { rating, content }: { rating: number; content: string },
): Promise<void> {
  const other = otherSide(actor.role);
  const isSecond = (other === 'client' ? order.client_reviewed_at : order.creator_reviewed_at) !== null;
  const moved = await moveOrder(tx, order, {
    move: 'review',
    actor,
    now,
    changes: {
      ...(actor.role === 'client' ? { client_reviewed_at: now } : { creator_reviewed_at: now }),
      reviews_due_at: isSecond ? null : daysAfter(now, orderLimits.reviewSealDays),
    },
    event: { kind: 'reviewed' },
  });
  const about = userOf(order, other);
  await insertReview(
    tx,
    { order_id: order.id, by_side: actor.role, author_id: actor.userId, about_id: about, rating, content },
    now,
  );
  if (isSecond) await unseal(tx, moved.order, now);
}

export const reviewOrder = stepAction<typeof reviewEndpoint>('评价已提交', review);

export function viewReview(row: ReviewRow, viewerId: number | null) {
  return {
    id: row.id,
    by: row.by_side,
    author: row.author,
    rating: row.rating,
    content: row.content,
    reply: row.reply,
    replied_at: row.replied_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    appeal_state: row.about_id === viewerId ? row.appeal_state : null,
    can: {
      reply: row.about_id === viewerId && row.reply === '',
      appeal: row.about_id === viewerId && row.appeal_state === null,
    },
    title: row.title,
  };
}

export const replyToReview: Action<typeof replyEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const answered = await context.transaction(async (tx) => {
    const found = await findReview(tx, body.review_id);
    if (!found || found.opened_at === null || found.removed_at !== null || found.about_id !== userId)
      throw new Refusal(reviewErrors.notFound);
    if (!(await insertReply(tx, found.id, body.content, context.now()))) {
      throw new Refusal(reviewErrors.replyRepeated);
    }
    return findReview(tx, found.id);
  });
  if (!answered) throw new Refusal(reviewErrors.notFound);
  return new Answer('已回复', viewReview(answered, userId));
};

/** The order's title says what it was about; nothing else of the order is told. */
export const listReviews: Action<typeof listEndpoint> = async ({ db, viewer }, { query }) => {
  const { user_id: userId, page, per_page: perPage } = query;
  const [id] = (query.cursor === null ? null : decodeCursor(query.cursor, 1)) ?? [];
  const before = Number.isSafeInteger(id) ? { id: Number(id) } : null;
  const offset = before === null ? (page - 1) * perPage : 0;
  const rows = await listAbout(db, userId, { limit: perPage + 1, offset, before });
  const shown = rows.slice(0, perPage);
  const last = shown.at(-1);
  return {
    ...pageOf(
      shown.map((row) => viewReview(row, viewer?.userId ?? null)),
      { total: await countAbout(db, userId), page, perPage },
    ),
    next_cursor: rows.length > perPage && last ? encodeCursor([last.id]) : null,
  };
};
