import type { register as endpoint } from '@zaojie/contract/accounts/account.endpoints';
import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import type { DeclaredError } from '@zaojie/contract/errors';
import { violatedConstraint } from '../../db/pg-errors.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { tellHeld } from '../../frame/words/held-words.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { Refusal } from '../../frame/refusal.ts';
import { agreeToAll } from '../legal/index.ts';
import { insertUser } from '../users/index.ts';
import { checkCode } from './codes/check-code.ts';
import { findDeviceHash } from './devices/device-key.ts';
import { hashPassword } from './password.ts';

const takenBy: Record<string, { error: DeclaredError; field: string }> = {
  users_username_key_key: { error: accountErrors.usernameTaken, field: 'username' },
  users_email_key: { error: accountErrors.emailTaken, field: 'email' },
  users_mobile_key: { error: accountErrors.mobileTaken, field: 'mobile' },
};

export const register: Action<typeof endpoint> = async (context, { body }) => {
  const passwordHash = await hashPassword(body.password);
  const { username, email, mobile, code, invite_code: inviteCode } = body;
  const device = findDeviceHash(context)?.toString('hex') ?? null;
  const userId = await context
    .transaction(async (tx) => {
      const check = { secret: context.secret, address: mobile, event: 'register', code, now: context.now() };
      // Null instead of a throw: the counted try must be committed.
      if (!(await checkCode(tx, check))) return null;
      // A name that is taken undoes this, so the code can be used again with another name.
      const id = await insertUser(tx, { username, nickname: '', email, mobile, passwordHash });
      await agreeToAll(tx, [id], context.now());
      await tellHeld(tx, context.held, { kind: 'person', targetId: id });
      await emitEvent(tx, 'user.registered', { userId: id, inviteCode, device });
      return id;
    })
    .catch(refuseTaken);
  if (userId === null) throw new Refusal(accountErrors.codeWrong, { data: { field: 'code' } });
  context.log.info({ event: 'account.registered', userId }, 'account registered');
  return new Answer('注册成功', { id: userId, username });
};

function refuseTaken(error: unknown): never {
  const taken = takenBy[violatedConstraint(error) ?? ''];
  throw taken ? new Refusal(taken.error, { data: { field: taken.field } }) : error;
}
