import type { unblockUser as endpoint } from '@zaojie/contract/users/user.endpoints';
import { Answer, type Action } from '../../../frame/action.ts';
import { setBlock } from './set-block.ts';

export const unblockUser: Action<typeof endpoint> = async (context, { body }) =>
  new Answer('已移出黑名单', await setBlock(context, body.user_id, 'unblock'));
