import type { WechatConfig } from '../../config.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import type { SocialProvider } from './social-provider.ts';
import { createWechatProvider } from './wechat-provider.ts';

export function createSocialProvider(config: WechatConfig, secret: string): SocialProvider | null {
  if (config.adapter === 'off') return null;
  return config.adapter === 'sandbox' ? createSandboxProvider(secret) : createWechatProvider(config);
}
