import type { login as endpoint } from '@zaojie/contract/accounts/account.endpoints';
import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import { Answer, type Action } from '../../http/bind.ts';
import { Refusal } from '../../refusal.ts';
import { findCredentials, usernameKey } from '../users/index.ts';
import { guardedCheck } from './login-guard.ts';
import { verifyPassword } from './password.ts';
import { keyedHash } from './secrets.ts';
import { startSession } from './session.ts';

export const login: Action<typeof endpoint> = async (context, { body }) => {
  const user = await findCredentials(context.db, body.account);
  // One guard per person however they spell themselves, and one per name that nobody has.
  const guardedName = user ? `user:${user.id}` : `name:${usernameKey(body.account)}`;
  const accountHash = keyedHash(context.secret, 'login-guard', guardedName);
  const isRight = await guardedCheck(context, accountHash, () =>
    verifyPassword(user?.password_hash ?? null, body.password),
  );
  if (!user || !isRight) {
    context.log.warn({ event: 'login.failed', userId: user?.id }, 'login failed');
    throw new Refusal(accountErrors.wrongCredentials);
  }
  const at = { now: context.now(), userAgent: context.userAgent };
  const signedIn = await context.transaction((tx) => startSession(tx, user, at));
  context.log.info({ event: 'login.succeeded', userId: user.id }, 'login succeeded');
  return new Answer('登录成功', signedIn);
};
