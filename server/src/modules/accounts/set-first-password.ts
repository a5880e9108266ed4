import type { setFirstPassword as endpoint } from '@zaojie/contract/accounts/account.endpoints';
import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import type { Tx } from '../../db/database.ts';
import { violatedConstraint } from '../../db/pg-errors.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { getCredentials, giveFirstPassword } from '../users/index.ts';
import { checkCode } from './codes/check-code.ts';
import { hashPassword } from './password.ts';

/** For somebody who came by WeChat: they stay signed in, and the number is theirs from now on. */
export const setFirstPassword: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const { mobile, code, password } = body;
  const passwordHash = await hashPassword(password);
  // What went wrong is returned instead of thrown: the counted try and the spent code must be committed.
  const refused = await context
    .transaction(async (tx) => {
      const check = { secret: context.secret, address: mobile, event: 'bind', code, now: context.now() };
      if (!(await checkCode(tx, check))) return { error: accountErrors.codeWrong, field: 'code' };
      if (await giveFirstPassword(tx, userId, { mobile, passwordHash })) return null;
      return whyNot(tx, userId);
    })
    .catch(refuseTaken);
  if (refused !== null) throw new Refusal(refused.error, { data: { field: refused.field } });
  context.log.info({ event: 'password.set', userId }, 'first password set');
  return new Answer('密码已设置', {});
};

async function whyNot(tx: Tx, userId: number) {
  const { password_hash: hash } = await getCredentials(tx, userId);
  return hash === null
    ? { error: accountErrors.mobileOther, field: 'mobile' }
    : { error: accountErrors.passwordExists, field: 'password' };
}

function refuseTaken(error: unknown) {
  if (violatedConstraint(error) !== 'users_mobile_key') throw error;
  return { error: accountErrors.mobileTaken, field: 'mobile' };
}
