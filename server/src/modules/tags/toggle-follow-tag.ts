import type { toggleFollowTag as endpoint } from '@zaojie/contract/tags/tag.endpoints';
import { tagErrors } from '@zaojie/contract/tags/tag.errors';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { toggleTagFollow } from './tag.queries.ts';

export const toggleFollowTag: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const state = await context.transaction((tx) => toggleTagFollow(tx, body.tag_id, userId));
  if (!state) throw new Refusal(tagErrors.notFound);
  return new Answer(state.is_followed ? '关注成功' : '已取消关注', state);
};
