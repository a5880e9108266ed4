import { orderLimits as limit } from '@zaojie/contract/orders/order-limits';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { daysAfter } from '../engine/clock.ts';
import { otherSide } from '../engine/order-row.ts';
import type { DetailRow, ReviewPart } from './detail-row.ts';
import type { Looking } from './work-view.ts';
import { isoOf } from './words.ts';
type Reviews = OrderDetail['reviews'];

function viewReview(row: DetailRow, review: ReviewPart, role: Looking['role']): NonNullable<Reviews['mine']> {
  const isAboutMe = role !== 'admin' && review.by_side === otherSide(role);
  return {
    id: review.id,
    by: review.by_side,
    author: review.by_side === 'client' ? row.client : row.creator,
    rating: review.rating,
    content: review.content,
    reply: review.reply,
    replied_at: review.replied_at && new Date(review.replied_at).toISOString(),
    created_at: new Date(review.created_at).toISOString(),
    appeal_state: isAboutMe ? review.appeal_state : null,
    can: {
      reply: isAboutMe && review.opened_at !== null && review.reply === '',
      appeal: isAboutMe && review.opened_at !== null && review.appeal_state === null,
    },
  };
}

/** What the other side wrote isn't sent before it is open, not even to be hidden by the page. */
export function viewReviews(row: DetailRow, role: Looking['role']): Reviews {
  const side = role === 'admin' ? 'client' : role;
  const mine = row.reviews.find(({ by_side }) => by_side === side);
  const theirs = row.reviews.find(({ by_side }) => by_side === otherSide(side));
  const isOpen = (review: ReviewPart | undefined): review is ReviewPart =>
    (review?.opened_at ?? null) !== null;
  const shownMine = mine && (role !== 'admin' || isOpen(mine)) ? viewReview(row, mine, role) : null;
  return {
    mine: shownMine,
    theirs: isOpen(theirs) ? viewReview(row, theirs, role) : null,
    is_theirs_sealed: theirs !== undefined && !isOpen(theirs),
    opens_at: isoOf(row.reviews_due_at),
    write_until: row.completed_at && daysAfter(row.completed_at, limit.reviewDays).toISOString(),
  };
}
