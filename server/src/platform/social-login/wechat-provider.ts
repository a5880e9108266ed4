import * as z from 'zod';
import type { WechatConfig } from '../../config.ts';
import { SocialProviderFailure, type SocialProfile, type SocialProvider } from './social-provider.ts';

type Settings = Extract<WechatConfig, { adapter: 'wechat' }>;

const TIMEOUT_MS = 5_000;

const tokenAnswer = z.object({
  access_token: z.string(),
  openid: z.string().min(1).max(128),
  scope: z.string().default(''),
});
const profileAnswer = z.object({ openid: z.string(), nickname: z.string().default('') });

/** The provider's documented web authorisation: code → access token and openid → profile. */
export function createWechatProvider(settings: Settings): SocialProvider {
  return {
    name: 'wechat',
    appId: settings.appId,
    isSandbox: false,
    authorizeUrl({ origin, callbackPath, scope, state }) {
      const query = new URLSearchParams({
        appid: settings.appId,
        redirect_uri: origin + callbackPath,
        response_type: 'code',
        scope,
        state,
      });
      return `${settings.authorizeUrl}?${query.toString()}#wechat_redirect`;
    },
    exchange: (code) => exchange(settings, code),
  };
}

async function exchange(settings: Settings, code: string): Promise<SocialProfile> {
  const token = await ask(settings, '/sns/oauth2/access_token', tokenAnswer, {
    appid: settings.appId,
    secret: settings.appSecret,
    code,
    grant_type: 'authorization_code',
  });
  // The narrow scope proves who it is but doesn't allow asking for the profile.
  if (!token.scope.includes('snsapi_userinfo')) return { openid: token.openid, nickname: '', avatar: '' };
  const profile = await ask(settings, '/sns/userinfo', profileAnswer, {
    access_token: token.access_token,
    openid: token.openid,
    lang: 'zh_CN',
  });
  // Their picture lives on their host, which our pages may not load from.
  return { openid: token.openid, nickname: profile.nickname, avatar: '' };
}

async function ask<S extends z.ZodType>(
  settings: Settings,
  path: string,
  schema: S,
  query: Record<string, string>,
): Promise<z.output<S>> {
  try {
    const answer = await fetch(`${settings.apiUrl}${path}?${new URLSearchParams(query).toString()}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    const parsed = schema.safeParse(await answer.json());
    if (parsed.success) return parsed.data;
  } catch {
    // The cause can hold the address, and the address holds the secret.
    throw new SocialProviderFailure(`${path} could not be reached`);
  }
  throw new SocialProviderFailure(`${path} gave an unexpected answer`);
}
