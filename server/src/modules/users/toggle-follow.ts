import { SUCCESS_CODE } from '@zaojie/contract/errors';
import type { toggleFollow as endpoint } from '@zaojie/contract/users/user.endpoints';
import { Answer, type Action } from '../../frame/action.ts';
import { setFollow } from './set-follow.ts';

export const toggleFollow: Action<typeof endpoint> = async (context, { params }) => {
  const state = await setFollow(context, params.id, 'toggle');
  const msg = state.is_followed ? '关注成功' : '已取消关注';
  return new Answer(msg, { ...state, code: SUCCESS_CODE, msg });
};
