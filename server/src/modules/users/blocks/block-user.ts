import type { blockUser as endpoint } from '@zaojie/contract/users/user.endpoints';
import { Answer, type Action } from '../../../frame/action.ts';
import { setBlock } from './set-block.ts';

export const blockUser: Action<typeof endpoint> = async (context, { body }) =>
  new Answer('已加入黑名单', await setBlock(context, body.user_id, 'block'));
