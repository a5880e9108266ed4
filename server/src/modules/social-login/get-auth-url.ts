import { limits } from '@zaojie/contract/limits';
import type { getAuthUrl as endpoint } from '@zaojie/contract/social-login/social-login.endpoints';
import { socialLoginErrors } from '@zaojie/contract/social-login/social-login.errors';
import type { Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { readCallback } from './attempt.rules.ts';
import { requireProvider, startAttempt } from './start-attempt.ts';

export const getAuthUrl: Action<typeof endpoint> = async (context, { query }) => {
  const provider = requireProvider(context);
  const { origin } = context;
  const callback = readCallback(query.callback, origin);
  if (!callback) throw new Refusal(socialLoginErrors.addressRefused);
  const { state, pollKey } = await startAttempt(context, { kind: callback.kind, redirect: query.redirect });
  const url = provider.authorizeUrl({ origin, callbackPath: callback.path, scope: query.type, state });
  return {
    url,
    state,
    poll_key: pollKey,
    qrcode_url: `${origin}/wxauth/authorize/${Buffer.from(url).toString('base64url')}`,
    expires_in: limits.qrCodeSeconds,
  };
};
