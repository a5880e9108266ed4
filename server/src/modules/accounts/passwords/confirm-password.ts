import type { confirmPassword as endpoint } from '@zaojie/contract/accounts/account.endpoints';
import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import { frameErrors } from '@zaojie/contract/errors';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { checkOwnPassword, isPasswordStill } from './check-own-password.ts';
import { markConfirmed } from '../session.queries.ts';

/** For administrators: opens what they may do for half an hour, in this session alone. */
export const confirmPassword: Action<typeof endpoint> = async (context, { body }) => {
  const { userId, sessionId, role } = context.viewer;
  if (role !== 'admin') throw new Refusal(frameErrors.forbidden);
  const check = await checkOwnPassword(context, body.password);
  const wrong = () => new Refusal(accountErrors.passwordWrong, { data: { field: 'password' } });
  if (check.verdict === 'missing') throw new Refusal(accountErrors.passwordMissing);
  if (check.verdict === 'wrong') throw wrong();
  if (check.verdict === 'paused') {
    throw new Refusal(accountErrors.lockedOut, {
      values: { seconds: check.seconds },
      retryAfterSeconds: check.seconds,
    });
  }
  await context.transaction(async (tx) => {
    if (!(await isPasswordStill(tx, userId, check.hash))) throw wrong();
    await markConfirmed(tx, sessionId, context.now());
  });
  context.log.info({ event: 'password.confirmed', userId }, 'password confirmed');
  return new Answer('已确认', {});
};
