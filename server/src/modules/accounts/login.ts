import type { login as endpoint } from '@zaojie/contract/accounts/account.endpoints';
import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { findCredentials, lockCredentials } from '../users/index.ts';
import { guardedNameOf } from './guarded-name.ts';
import { guardedCheck } from './login-guard.ts';
import { verifyPassword } from './password.ts';
import { signInHere } from './sign-in-here.ts';

export const login: Action<typeof endpoint> = async (context, { body }) => {
  const user = await findCredentials(context.db, body.account);
  const guardedName = await guardedNameOf(context, body.account, user);
  const isRight = await guardedCheck(context, guardedName, () =>
    verifyPassword(user?.password_hash ?? null, body.password),
  );
  if (!user || !isRight) {
    context.log.warn({ event: 'login.failed', userId: user?.id }, 'login failed');
    throw new Refusal(accountErrors.wrongCredentials);
  }
  const signedIn = await context.transaction(async (tx) => {
    const current = await lockCredentials(tx, user.id);
    // Changed since it was checked: a session by the old one must not outlive the change, which ends them all.
    if (current.password_hash !== user.password_hash) throw new Refusal(accountErrors.wrongCredentials);
    return signInHere(tx, context, current, { isKept: body.remember, byPassword: true });
  });
  context.log.info({ event: 'login.succeeded', userId: user.id }, 'login succeeded');
  return new Answer('登录成功', signedIn);
};
