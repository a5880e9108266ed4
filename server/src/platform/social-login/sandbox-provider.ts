import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { SocialProviderFailure, type SocialProfile, type SocialProvider } from './social-provider.ts';

export const SANDBOX_PATH = '/sandbox/wechat/authorize';
const CODE_MINUTES = 5;

const codeContent = z.object({ openid: z.string(), nickname: z.string(), expiresAt: z.number() });

function sign(secret: string, content: string): string {
  return createHmac('sha256', `${secret}:social-sandbox`).update(content).digest('base64url');
}

export function issueSandboxCode(secret: string, person: { openid: string; nickname: string }): string {
  const content = { ...person, expiresAt: Date.now() + CODE_MINUTES * 60_000 };
  const encoded = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${encoded}.${sign(secret, encoded)}`;
}

export function readSandboxCode(secret: string, code: string): SocialProfile {
  const [encoded = '', signature = ''] = code.split('.');
  const expected = Buffer.from(sign(secret, encoded));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new SocialProviderFailure('unknown sandbox code');
  }
  const content = codeContent.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString()));
  if (content.expiresAt < Date.now()) throw new SocialProviderFailure('expired sandbox code');
  return { openid: content.openid, nickname: content.nickname, avatar: '' };
}

/** Plays the provider on a page of our own, so that the whole flow can be tried without an app id. */
export function createSandboxProvider(secret: string): SocialProvider {
  return {
    name: 'wechat-sandbox',
    appId: 'sandbox',
    isSandbox: true,
    authorizeUrl({ origin, callbackPath, scope, state }) {
      const query = new URLSearchParams({ redirect_uri: origin + callbackPath, scope, state });
      return `${origin}${SANDBOX_PATH}?${query.toString()}`;
    },
    exchange: async (code) => readSandboxCode(secret, code),
  };
}
