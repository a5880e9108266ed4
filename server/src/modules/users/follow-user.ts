import type { followUser as endpoint } from '@zaojie/contract/users/user.endpoints';
import { Answer, type Action } from '../../frame/action.ts';
import { setFollow } from './set-follow.ts';

export const followUser: Action<typeof endpoint> = async (context, { params }) =>
  new Answer('关注成功', await setFollow(context, params.id, 'follow'));
