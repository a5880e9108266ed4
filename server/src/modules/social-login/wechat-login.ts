import type { wechatLogin as endpoint } from '@zaojie/contract/social-login/social-login.endpoints';
import { Answer, type Action } from '../../frame/action.ts';
import { identify } from './identify.ts';
import { signInIdentity } from './sign-in-identity.ts';
import { requireProvider } from './start-attempt.ts';

export const wechatLogin: Action<typeof endpoint> = async (context, { body }) => {
  const { profile, redirect } = await identify(context, 'direct', body);
  const identity = { provider: requireProvider(context).name, ...profile };
  const signedIn = await context.transaction((tx) => signInIdentity(tx, context, identity));
  return new Answer('登录成功', { ...signedIn, redirect });
};
