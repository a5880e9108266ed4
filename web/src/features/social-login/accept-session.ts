import { logout } from '@zaojie/contract/accounts/account.endpoints';
import type { SessionUser, SignedIn } from '@zaojie/contract/accounts/account.schemas';
import { call } from '../../api/client.ts';
import { readSession, saveSession } from '../../api/session.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';

/** Whoever is signed in as somebody else is asked first; the session that isn't wanted is ended. */
export async function acceptSession(next: SignedIn['userinfo']): Promise<void> {
  const current = readSession();
  if (current === null || current.user.id === next.id) return saveSession(next);
  if (!(await isSwitchWanted(current.user, next))) return endSession(next.token);
  saveSession(next);
  // The answer may have taken a while, and another tab may have signed out meanwhile.
  await endSession(current.token);
}

function isSwitchWanted(current: SessionUser, next: SessionUser): Promise<boolean> {
  const [from, to] = [shownName(current), shownName(next)];
  return dialog.confirm({
    title: '换一个账号？',
    message: `你已登录为“${from}”，要换成“${to}”吗？`,
    confirmText: '换过去',
    cancelText: '不换',
  });
}

function shownName({ nickname, username }: SessionUser): string {
  return nickname || username;
}

/** Nobody holds its token any more, so it is only tidied up: what goes wrong needs no word. */
async function endSession(token: string): Promise<void> {
  try {
    await call(logout, { body: {}, token });
  } catch (error) {
    console.info('a session was left to expire', error);
  }
}
