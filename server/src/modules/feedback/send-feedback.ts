import type * as endpoints from '@zaojie/contract/feedback/feedback.endpoints';
import { feedbackLimits } from '@zaojie/contract/feedback/feedback-words';
import { Answer, type Action } from '../../frame/action.ts';
import { pageBefore, placeBefore } from '../../frame/paging.ts';
import { insertFeedback, listOfUser } from './feedback.queries.ts';
import { viewOwn } from './feedback.view.ts';

export const sendFeedback: Action<typeof endpoints.sendFeedback> = async (context, { body }) => {
  const userId = context.viewer?.userId ?? null;
  const id = await context.transaction((tx) => insertFeedback(tx, { ...body, userId }, context.now()));
  return new Answer('已收到，谢谢你告诉我们', { id });
};

export const listOwnFeedback: Action<typeof endpoints.listOwnFeedback> = async (
  { db, viewer },
  { query },
) => {
  const { pageSize } = feedbackLimits;
  const place = { userId: viewer.userId, beforeId: placeBefore(query.cursor), limit: pageSize + 1 };
  const { shown, nextCursor } = pageBefore(await listOfUser(db, place), pageSize, ({ id }) => id);
  return { data: shown.map(viewOwn), next_cursor: nextCursor };
};
