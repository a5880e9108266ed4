import type { toggleJoinCircle as endpoint } from '@zaojie/contract/circles/circle.endpoints';
import { circleErrors } from '@zaojie/contract/circles/circle.errors';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { toggleMembership } from './circle.queries.ts';

export const toggleJoinCircle: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const state = await context.transaction((tx) => toggleMembership(tx, body.circle_id, userId));
  if (!state) throw new Refusal(circleErrors.notFound);
  return new Answer(state.is_joined ? '已加入圈子' : '已退出圈子', state);
};
