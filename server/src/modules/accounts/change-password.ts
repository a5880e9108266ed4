import type { changePassword as endpoint } from '@zaojie/contract/accounts/account.endpoints';
import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import { Answer, type Action } from '../../http/bind.ts';
import { Refusal } from '../../refusal.ts';
import { getCredentials, updatePasswordHash } from '../users/index.ts';
import { guardedCheck } from './login-guard.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { keyedHash } from './secrets.ts';
import { deleteOtherSessions } from './session.queries.ts';
import { tellSessionEnded } from './tell-session-ended.ts';

export const changePassword: Action<typeof endpoint> = async (context, { body }) => {
  const { userId, sessionId } = context.viewer;
  const user = await getCredentials(context.db, userId);
  const accountHash = keyedHash(context.secret, 'login-guard', `user:${userId}`);
  const isRight = await guardedCheck(context, accountHash, () =>
    verifyPassword(user.password_hash, body.old_password),
  );
  if (!isRight) throw new Refusal(accountErrors.oldPasswordWrong, { data: { field: 'old_password' } });
  const passwordHash = await hashPassword(body.new_password);
  await context.transaction(async (tx) => {
    await updatePasswordHash(tx, userId, passwordHash);
    const ended = await deleteOtherSessions(tx, userId, sessionId);
    for (const id of ended) tellSessionEnded(tx, context.hub, id);
  });
  context.log.info({ event: 'password.changed', userId }, 'password changed');
  return new Answer('密码已修改', {});
};
