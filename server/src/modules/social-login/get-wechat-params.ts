import type { getWechatParams as endpoint } from '@zaojie/contract/social-login/social-login.endpoints';
import type { Action } from '../../frame/action.ts';
import { requireProvider, startAttempt } from './start-attempt.ts';

const CALLBACK = '/auth/wechat/callback';
const SCOPE = 'snsapi_userinfo';

export const getWechatParams: Action<typeof endpoint> = async (context, { query }) => {
  const provider = requireProvider(context);
  const { state } = await startAttempt(context, { kind: 'direct', redirect: query.redirect });
  const { origin } = context;
  return {
    appid: provider.appId,
    redirect_uri: origin + CALLBACK,
    scope: SCOPE,
    state,
    url: provider.authorizeUrl({ origin, callbackPath: CALLBACK, scope: SCOPE, state }),
  };
};
