import type { unfollowUser as endpoint } from '@zaojie/contract/users/user.endpoints';
import { Answer, type Action } from '../../frame/action.ts';
import { setFollow } from './set-follow.ts';

export const unfollowUser: Action<typeof endpoint> = async (context, { params }) =>
  new Answer('已取消关注', await setFollow(context, params.id, 'unfollow'));
