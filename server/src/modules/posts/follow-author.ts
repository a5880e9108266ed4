import type { followAuthor as endpoint } from '@zaojie/contract/posts/post.endpoints';
import { Answer, type Action } from '../../frame/action.ts';
import { setFollow } from '../users/index.ts';

export const followAuthor: Action<typeof endpoint> = async (context, { body }) => {
  const state = await setFollow(context, body.user_id, 'toggle');
  return new Answer(state.is_followed ? '关注成功' : '已取消关注', state);
};
