import type * as endpoints from '@zaojie/contract/feedback/feedback.endpoints';
import { feedbackErrors } from '@zaojie/contract/feedback/feedback.errors';
import { feedbackStates } from '@zaojie/contract/feedback/feedback-words';
import { Answer, type Action } from '../../frame/action.ts';
import { pageOf } from '../../frame/paging.ts';
import { Refusal } from '../../frame/refusal.ts';
import { decide } from '../../frame/state-machine/decide.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import {
  countByState,
  findReceived,
  listReceived,
  lockFeedback,
  updateFeedback,
} from './feedback.queries.ts';
import { feedbackTable } from './feedback.rules.ts';
import { viewReceived } from './feedback.view.ts';

export const listFeedback: Action<typeof endpoints.listFeedback> = async ({ db }, { query }) => {
  const { state, page, per_page: perPage } = query;
  const counts = await countByState(db);
  const rows = await listReceived(db, { state, limit: perPage, offset: (page - 1) * perPage });
  const total = state === null ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state];
  return { ...pageOf(rows.map(viewReceived), { total, page, perPage }), counts };
};

/** Of two administrators at once one answers; the other reads how it stands. */
export const answerFeedback: Action<typeof endpoints.answerFeedback> = async (context, { body }) =>
  context.transaction(async (tx) => {
    const feedback = await lockFeedback(tx, body.id);
    if (!feedback) throw new Refusal(feedbackErrors.notFound);
    const decision = decide(feedbackTable, { state: feedback.state }, body.action, 'admin');
    if (!decision.isAllowed) {
      const values = { state: feedbackStates[feedback.state] };
      throw new Refusal(feedbackErrors.wrongState, { values, data: { state: feedback.state } });
    }
    const reply = decision.to === 'answered' ? body.reply : '';
    const decided = { state: decision.to, reply, adminId: context.viewer.userId, now: context.now() };
    await updateFeedback(tx, body.id, decided);
    if (decision.effects.includes('tell')) {
      await emitEvent(tx, 'feedback.answered', { feedbackId: body.id });
    }
    const after = await findReceived(tx, body.id);
    if (!after) throw new Error('a feedback vanished under its lock');
    return new Answer(decision.to === 'answered' ? '已回复' : '已关闭', viewReceived(after));
  });
