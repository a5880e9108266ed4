import type { resetPassword as endpoint } from '@zaojie/contract/accounts/account.endpoints';
import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import type { Context } from '../../frame/context.ts';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { findCredentials, updatePasswordHash } from '../users/index.ts';
import { checkCode } from './codes/check-code.ts';
import { deleteDevices } from './devices/device.queries.ts';
import { strangersOf } from './guarded-name.ts';
import { guardHash } from './login-guard.ts';
import { deleteGuard } from './login-guard.queries.ts';
import { hashPassword } from './password.ts';
import { deleteSessions } from './session.queries.ts';
import { tellSessionEnded } from './tell-session-ended.ts';

export const resetPassword: Action<typeof endpoint> = async (context, { body }) => {
  const { mobile, code, password } = body;
  const passwordHash = await hashPassword(password);
  // What went wrong is returned instead of thrown: the counted try and the spent code must be committed.
  const outcome = await context.transaction(async (tx) => {
    const check = { secret: context.secret, address: mobile, event: 'reset', code, now: context.now() };
    if (!(await checkCode(tx, check))) return { refusal: accountErrors.codeWrong, field: 'code' };
    const user = await findCredentials(tx, mobile);
    // Only in the sandbox does somebody hold a code for a number that nobody registered.
    if (!user) return { refusal: accountErrors.mobileUnknown, field: 'mobile' };
    await startOver(tx, context, user.id, passwordHash);
    return { userId: user.id };
  });
  if ('refusal' in outcome) throw new Refusal(outcome.refusal, { data: { field: outcome.field } });
  context.log.info({ event: 'password.reset', userId: outcome.userId }, 'password reset');
  return new Answer('密码已重设，请重新登录', {});
};

/** Whoever was signed in, knew the device or had locked the account with wrong guesses: none of it holds any longer. */
async function startOver(tx: Tx, context: Context, userId: number, passwordHash: string): Promise<void> {
  await updatePasswordHash(tx, userId, passwordHash);
  await deleteDevices(tx, userId);
  await deleteGuard(tx, guardHash(context, strangersOf(userId)));
  const ended = await deleteSessions(tx, userId);
  for (const id of ended) tellSessionEnded(tx, context.hub, id);
}
