import type { changePassword as endpoint } from '@zaojie/contract/accounts/account.endpoints';
import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { getCredentials, replacePasswordHash } from '../../users/index.ts';
import { findDeviceHash } from '../devices/device-key.ts';
import { deleteDevices } from '../devices/device.queries.ts';
import { guardedSession } from '../guarded-name.ts';
import { guardedCheck } from '../login-guard.ts';
import { hashPassword, verifyPassword } from '../password.ts';
import { deleteSessions } from '../session.queries.ts';
import { tellSessionEnded } from '../tell-session-ended.ts';

export const changePassword: Action<typeof endpoint> = async (context, { body }) => {
  const { userId, sessionId } = context.viewer;
  const user = await getCredentials(context.db, userId);
  const isRight = await guardedCheck(context, guardedSession(sessionId), () =>
    verifyPassword(user.password_hash, body.old_password),
  );
  if (!isRight) throw oldPasswordWrong();
  const passwordHash = await hashPassword(body.new_password);
  await context.transaction(async (tx) => {
    const change = { from: user.password_hash, to: passwordHash };
    // Reset or changed elsewhere since it was checked.
    if (!(await replacePasswordHash(tx, userId, change))) throw oldPasswordWrong();
    await deleteDevices(tx, userId, findDeviceHash(context));
    const ended = await deleteSessions(tx, userId, sessionId);
    for (const id of ended) tellSessionEnded(tx, context.hub, id);
  });
  context.log.info({ event: 'password.changed', userId }, 'password changed');
  return new Answer('密码已修改', {});
};

function oldPasswordWrong(): Refusal {
  return new Refusal(accountErrors.oldPasswordWrong, { data: { field: 'old_password' } });
}
