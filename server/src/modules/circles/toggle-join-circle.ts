import type { toggleJoinCircle as endpoint } from '@zaojie/contract/circles/circle.endpoints';
import { circleErrors } from '@zaojie/contract/circles/circle.errors';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { toggleMembership } from './circle.queries.ts';

export const toggleJoinCircle: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const state = await context.transaction(async (tx) => {
    const toggled = await toggleMembership(tx, body.circle_id, userId);
    if (toggled?.is_joined) await emitEvent(tx, 'circle.joined', { circleId: body.circle_id, userId });
    return toggled;
  });
  if (!state) throw new Refusal(circleErrors.notFound);
  return new Answer(state.is_joined ? '已加入圈子' : '已退出圈子', state);
};
