import { appealStates } from '@zaojie/contract/orders/review-appeal-words';
import type * as endpoints from '@zaojie/contract/orders/review-appeal.endpoints';
import type { ReviewAppeal } from '@zaojie/contract/orders/review-appeal.endpoints';
import { reviewErrors } from '@zaojie/contract/orders/order.errors';
import { Answer, type Action } from '../../../frame/action.ts';
import { pageOf } from '../../../frame/paging.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { record } from '../../audit/index.ts';
import {
  appealsQuery,
  countAppeals,
  findAppeal,
  insertAppeal,
  lockAppeal,
  settleAppeal,
  type AppealRow,
} from './appeal.queries.ts';
import { viewReview } from './review-order.ts';
import { findReview } from './review.queries.ts';
import { weighReview } from './review.report.ts';

/** Somebody else's review, a sealed one and one that is gone answer like none. */
export const appealReview: Action<typeof endpoints.appealReview> = async (context, { body }) => {
  const { userId } = context.viewer;
  const now = context.now();
  const answered = await context.transaction(async (tx) => {
    const review = await findReview(tx, body.review_id);
    const isTheirs = review?.about_id === userId && review.opened_at !== null && review.removed_at === null;
    if (!isTheirs) throw new Refusal(reviewErrors.notFound);
    const isFirst = await insertAppeal(tx, { reviewId: review.id, userId, words: body.words, now });
    if (!isFirst) throw new Refusal(reviewErrors.appealRepeated);
    return findReview(tx, review.id);
  });
  if (!answered) throw new Refusal(reviewErrors.notFound);
  return new Answer('申诉已提交，有结果会告诉你', viewReview(answered, userId));
};

const isInvolved = ({ author_id, user_id }: AppealRow, adminId: number) =>
  author_id === adminId || user_id === adminId;

function viewAppeal(row: AppealRow, adminId: number): ReviewAppeal {
  const { author_id: _author, user_id: _user, created_at, decided_at, ...rest } = row;
  return {
    ...rest,
    state_label: appealStates[row.state],
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    can: { decide: row.state === 'open' && !isInvolved(row, adminId) },
  };
}

export const listReviewAppeals: Action<typeof endpoints.listReviewAppeals> = async (
  { db, viewer },
  { query },
) => {
  const { state, page, per_page: perPage } = query;
  const counts = await countAppeals(db);
  const { rows } = await appealsQuery({ state, limit: perPage, offset: (page - 1) * perPage }).execute(db);
  const data = rows.map((row) => viewAppeal(row, viewer.userId));
  return { ...pageOf(data, { total: counts[state], page, perPage }), counts };
};

/** Of two administrators at once one decides; the other reads that it is done. */
export const decideReviewAppeal: Action<typeof endpoints.decideReviewAppeal> = async (context, { body }) => {
  const adminId = context.viewer.userId;
  const now = context.now();
  const { id, verdict, reason } = body;
  return context.transaction(async (tx) => {
    const appeal = await lockAppeal(tx, id);
    if (!appeal) throw new Refusal(reviewErrors.appealNotFound);
    if (appeal.state !== 'open') {
      throw new Refusal(reviewErrors.appealDecided, { values: { state: appealStates[appeal.state] } });
    }
    if (isInvolved(appeal, adminId)) throw new Refusal(reviewErrors.ownAppeal);
    const state = verdict === 'keep' ? 'kept' : 'removed';
    if (verdict === 'remove') await weighReview(tx, appeal.review_id, now);
    await settleAppeal(tx, id, { state, answer: reason, adminId, now });
    const deed = `review.${verdict}` as const;
    await record(tx, { actorId: adminId, deed, subject: 'review', subjectId: appeal.review_id, reason }, now);
    await emitEvent(tx, 'order.review_appeal_decided', { appealId: id });
    const row = await findAppeal(tx, id);
    if (!row) throw new Refusal(reviewErrors.appealNotFound);
    return new Answer(
      verdict === 'keep' ? '评价保留，对方会收到理由' : '评价已移除，双方都会收到理由',
      viewAppeal(row, adminId),
    );
  });
};
