import type { WechatConfig } from '../../config.ts';
import { guardPort } from '../guard-port.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import type { SocialProvider } from './social-provider.ts';
import { createWechatProvider } from './wechat-provider.ts';

export function createSocialProvider(config: WechatConfig, secret: string): SocialProvider | null {
  if (config.adapter === 'off') return null;
  const provider =
    config.adapter === 'sandbox' ? createSandboxProvider(secret) : createWechatProvider(config);
  return guardPort('socialProvider', provider);
}
