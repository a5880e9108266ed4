import type { logout as endpoint } from '@zaojie/contract/accounts/account.endpoints';
import { PAGE_COOKIE } from '../../frame/page-cookie.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { deleteSession } from './session.queries.ts';
import { tellSessionEnded } from './tell-session-ended.ts';

export const logout: Action<typeof endpoint> = async (context) => {
  const { sessionId } = context.viewer;
  await context.transaction(async (tx) => {
    await deleteSession(tx, sessionId);
    tellSessionEnded(tx, context.hub, sessionId);
  });
  context.cookies.remove(PAGE_COOKIE);
  context.log.info({ event: 'logout', userId: context.viewer.userId }, 'logged out');
  return new Answer('退出登录成功', {});
};
