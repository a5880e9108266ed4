import type { logout as endpoint } from '@zaojie/contract/accounts/account.endpoints';
import { Answer, type Action } from '../../http/bind.ts';
import { deleteSession } from './session.queries.ts';

export const logout: Action<typeof endpoint> = async (context) => {
  await context.transaction((tx) => deleteSession(tx, context.viewer.sessionId));
  context.log.info({ event: 'logout', userId: context.viewer.userId }, 'logged out');
  return new Answer('退出登录成功', {});
};
