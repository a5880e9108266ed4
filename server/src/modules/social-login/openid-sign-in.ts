import type { openidSignIn as endpoint } from '@zaojie/contract/social-login/social-login.endpoints';
import { socialLoginErrors } from '@zaojie/contract/social-login/social-login.errors';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { hashToken } from '../accounts/index.ts';
import { spendTicket } from './attempt.queries.ts';
import { signInIdentity } from './sign-in-identity.ts';
import { requireProvider } from './start-attempt.ts';

export const openidSignIn: Action<typeof endpoint> = async (context, { body }) => {
  const provider = requireProvider(context);
  const signedIn = await context.transaction(async (tx) => {
    const attempt = await spendTicket(tx, hashToken(body.ticket), body.openid, context.now());
    if (!attempt) throw new Refusal(socialLoginErrors.stateInvalid);
    const identity = { provider: provider.name, openid: body.openid, nickname: attempt.nickname };
    return signInIdentity(tx, context, identity);
  });
  return new Answer('登录成功', signedIn);
};
